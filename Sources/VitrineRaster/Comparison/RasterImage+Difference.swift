// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension RasterImage {
    /// Returns the reference, faded to a light grey image, with the pixels that do not agree in red, for a reader.
    package static func difference(
        between picture: RasterImage, and reference: RasterImage, tolerance: ImageComparison.Tolerance = .exact
    ) -> RasterImage {
        let width = max(picture.width, reference.width)
        let height = max(picture.height, reference.height)
        var distance = ColorDistance(tolerance: (1 - tolerance.perceptualPrecision) * 100)
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            buffer.withMemoryRebound(to: UInt32.self) { words in
                picture.withWords { own in
                    reference.withWords { other in
                        for y in 0..<height {
                            for x in 0..<width {
                                let one = x < picture.width && y < picture.height ? own[y * picture.width + x] : nil
                                let two =
                                    x < reference.width && y < reference.height ? other[y * reference.width + x] : nil
                                var isEqual = one == two
                                if !isEqual, let one, let two { isEqual = distance.agree(one, two) }
                                words.initializeElement(
                                    at: y * width + x, to: isEqual ? faded(two ?? 0) : 0xFFFF_0000)
                            }
                        }
                    }
                }
            }
            count = width * height * 4
        }
        return RasterImage(width: width, height: height, scale: picture.scale, pixels: pixels)
    }

    private func withWords<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
        pixels.withUnsafeBytes { body($0.bindMemory(to: UInt32.self)) }
    }

    /// Returns a pixel over white, in grey, a quarter as strong.
    private static func faded(_ pixel: UInt32) -> UInt32 {
        let rest = 255 - pixel >> 24
        let luma = (pixel >> 16 & 255) * 54 + (pixel >> 8 & 255) * 183 + (pixel & 255) * 19
        let grey = 255 - (255 - min(luma >> 8 + rest, 255)) / 4
        return 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }
}
