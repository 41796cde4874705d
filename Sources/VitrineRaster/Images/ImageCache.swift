// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Decoded images that rasterizers share, by the hash of their content.
///
/// A hash alone does not identify an image: an image is the known one if its file is the same, byte by byte. Bounded:
/// when the images take more than `mostBytes`, all of them are released.
final class ImageCache {
    static let mostBytes = 64 << 20

    private var images: [String: StoredImage] = [:]

    func image(_ hash: String, encoded: [UInt8]) throws -> StoredImage {
        if let known = images[hash], known.isEncoded(as: encoded) { return known }
        // Drawn sizes come later: what they take is counted before the next image joins.
        if images.values.reduce(0, { $0 + $1.cost }) > Self.mostBytes { images.removeAll() }
        let image = try StoredImage(encoded: encoded)
        images[hash] = image
        return image
    }
}
