// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import Foundation

/// An image that was decoded, and what it looks like at the sizes that it was drawn at.
///
/// Scaling filters every pixel of the original, so the rows of a list that show one photograph filter it once. A drawn
/// size is a function of the image and of that size alone: it does not matter where it was drawn first.
final class StoredImage {
    /// The file's bytes: other bytes under the same name are another image.
    let encoded: [UInt8]
    let picture: PixelSurface
    private var drawn: [Size: PixelSurface] = [:]
    private let account: (Int) -> Void

    private struct Size: Hashable {
        var width: Int
        var height: Int
    }

    /// Decodes an image.
    ///
    /// - Parameters:
    ///   - encoded: The file: PNG or JPEG.
    ///   - account: Told of the bytes of each size that is drawn.
    /// - Throws: What the decoder says of a file that it cannot read.
    init(encoded: [UInt8], account: @escaping (Int) -> Void) throws {
        self.encoded = encoded
        self.account = account
        let decoded = try RasterImage(encodedImage: encoded)
        picture = try PixelSurface(frame: PixelRect(x: 0, y: 0, width: decoded.width, height: decoded.height))
        picture.withPixels { pixels, count in
            decoded.pixels.withUnsafeBufferPointer { bytes in
                guard let start = bytes.baseAddress else { return }
                pixels.update(from: start, count: count * 4)
            }
        }
    }

    func isEncoded(as bytes: [UInt8]) -> Bool {
        encoded.count == bytes.count && memcmp(encoded, bytes, bytes.count) == 0
    }

    /// Memory of the decoded pixels, in bytes.
    var cost: Int { Self.cost(of: picture) }

    /// Returns the whole image, smoothly scaled to a number of pixels.
    func scaled(width: Int, height: Int) throws -> PixelSurface {
        let size = Size(width: width, height: height)
        if let known = drawn[size] { return known }
        let surface = try PixelSurface(frame: PixelRect(x: 0, y: 0, width: width, height: height))
        StoredImagePainter(picture: picture, isSmooth: true, alpha: 1)
            .paint(nil, in: surface.frame.rect, on: surface.context)
        try surface.check()
        drawn[size] = surface
        account(Self.cost(of: surface))
        return surface
    }

    private static func cost(of surface: PixelSurface) -> Int { surface.frame.width * surface.frame.height * 4 }
}
