// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineBase

/// The encoded images of a session by their hash, from which surfaces fetch them.
///
/// Invariant: at most `limit` bytes are kept, the newest images first; the newest image is kept whatever its size.
package final class ImageStore: Sendable {
    private struct Contents {
        var images = AgeDictionary<String, LoadedImage>()
        var bytes = 0
        var limit = Int.max
        var assets: [String: ImageAsset?] = [:]

        mutating func trim() {
            while bytes > limit, images.count > 1, let oldest = images.popFirst() { bytes -= oldest.data.count }
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
            $0.bytes += image.data.count - ($0.images[image.hash]?.data.count ?? 0)
            $0.images.append(image, for: image.hash)
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
