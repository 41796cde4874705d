// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// The images of one rasterizer: each file is asked for once, and decoded where no other rasterizer has done it.
final class ImageStock {
    private let source: (String) -> [UInt8]?
    private let cache: ImageCache
    private var images: [String: StoredImage] = [:]

    init(source: @escaping (String) -> [UInt8]?, cache: ImageCache) {
        self.source = source
        self.cache = cache
    }

    /// Returns the image of a hash, or why there is none.
    func image(_ hash: String) -> Result<StoredImage, Diagnostic> {
        if let known = images[hash] { return .success(known) }
        return Result { try load(hash) }.mapError { error in
            error as? Diagnostic
                ?? Diagnostic(
                    .renderImageUnreadable, "An image cannot be read: \(error).", remedy: "Check the file.",
                    severity: .error)
        }
    }

    private func load(_ hash: String) throws -> StoredImage {
        guard let data = source(hash) else {
            throw Diagnostic(
                .renderImageMissing, "The bytes of the image \(hash) are not there.",
                remedy: "Give the rasterizer the image store of the session that laid the tree out.", severity: .error)
        }
        let image = try cache.image(hash, encoded: data)
        images[hash] = image
        return image
    }
}
