// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The encoded images of a session by their hash, from which surfaces fetch them.
///
/// Invariant: at most `limit` bytes are kept, the newest images first; the newest image is kept whatever its size.
package final class ImageStore: Sendable {
    private struct Contents {
        var images: [String: LoadedImage] = [:]
        /// The hashes in order of insertion, oldest first.
        var order: [String] = []
        var bytes = 0
        var limit = Int.max
        var assets: [String: ImageAsset?] = [:]

        mutating func trim() {
            var old = 0
            while bytes > limit, old < order.count - 1 {
                bytes -= images.removeValue(forKey: order[old])?.data.count ?? 0
                old += 1
            }
            order.removeFirst(old)
        }
    }

    private let contents = Mutex(Contents())

    package init() {}

    /// The maximum number of bytes that are kept; by default there is no limit.
    package var limit: Int {
        get { contents.withLock { $0.limit } }
        set {
            contents.withLock {
                $0.limit = newValue
                $0.trim()
            }
        }
    }

    /// Stores an image; equal images are stored once.
    package func insert(_ image: LoadedImage) {
        contents.withLock {
            if $0.images[image.hash] != nil {
                $0.order.removeAll { $0 == image.hash }
            } else {
                $0.bytes += image.data.count
            }
            $0.images[image.hash] = image
            $0.order.append(image.hash)
            $0.trim()
        }
    }

    package func image(_ hash: String) -> LoadedImage? {
        contents.withLock { $0.images[hash] }
    }

    func knownAsset(_ key: String) -> ImageAsset? {
        contents.withLock { $0.assets[key] ?? nil }
    }

    func remember(_ asset: ImageAsset?, for key: String) {
        contents.withLock { $0.assets[key] = .some(asset) }
    }
}
