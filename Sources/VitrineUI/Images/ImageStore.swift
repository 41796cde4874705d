// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The pictures of one session by the hash of their content: layers name them, surfaces ask for their bytes.
package final class ImageStore: Sendable {
    private struct Contents {
        var images: [String: LoadedImage] = [:]
        var assets: [String: ImageAsset?] = [:]
    }

    private let contents = Mutex(Contents())

    package init() {}

    /// Keeps a picture; equal ones are kept once.
    package func insert(_ image: LoadedImage) {
        contents.withLock { $0.images[image.hash] = image }
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
