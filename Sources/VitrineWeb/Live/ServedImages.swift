// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// Stored images of all sessions by content hash, least recently used out first.
///
/// A hash names content and cannot be guessed, so one cache serves every visitor. Bounded by bytes, of which no image
/// takes more than half.
struct ServedImages {
    private var images: BoundedCache<String, StoredImage>

    init(limit: Int) {
        images = BoundedCache(limit: limit)
    }

    /// Bytes of the images that are kept.
    var bytes: Int { images.cost }

    subscript(hash: String) -> StoredImage? {
        mutating get { images.value(for: hash) }
    }

    mutating func put(_ image: StoredImage, hash: String) {
        guard images.value(for: hash) == nil, image.bytes.count <= images.limit / 2 else { return }
        images.insert(image, for: hash, cost: image.bytes.count)
    }
}
