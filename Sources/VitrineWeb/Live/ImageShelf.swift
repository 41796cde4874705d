// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Stored images of all sessions by content hash, least recently used out first.
///
/// A hash names content and cannot be guessed, so one shelf serves every visitor. Bounded by bytes.
struct ImageShelf {
    private var images: [String: (image: StoredImage, use: Int)] = [:]
    /// Bytes of the images that are kept.
    private(set) var bytes = 0
    private var clock = 0
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    subscript(hash: String) -> StoredImage? {
        mutating get {
            guard let entry = images[hash] else { return nil }
            clock += 1
            images[hash]?.use = clock
            return entry.image
        }
    }

    mutating func put(_ image: StoredImage, hash: String) {
        guard images[hash] == nil, image.bytes.count <= limit / 2 else { return }
        clock += 1
        images[hash] = (image, clock)
        bytes += image.bytes.count
        while bytes > limit, let oldest = images.min(by: { $0.value.use < $1.value.use }) {
            bytes -= oldest.value.image.bytes.count
            images[oldest.key] = nil
        }
    }
}
