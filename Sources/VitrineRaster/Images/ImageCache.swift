// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// Decoded images that rasterizers share, by the hash of their content.
///
/// A hash alone does not identify an image: an image is the known one if its file is the same, byte
/// by byte. Bounded by the bytes of the pixels, those of drawn sizes included.
final class ImageCache {
    private var images: BoundedCache<String, StoredImage>

    init(mostBytes: Int = 64 << 20) {
        images = BoundedCache(limit: mostBytes)
    }

    func image(_ hash: String, encoded: [UInt8]) throws -> StoredImage {
        if let known = images.value(for: hash), known.isEncoded(as: encoded) { return known }
        let image = try StoredImage(encoded: encoded) { [weak self] in self?.images.charge($0, to: hash) }
        images.insert(image, for: hash, cost: image.cost)
        return image
    }
}
