// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Pixels of a drawn display tree.
///
/// Invariant: `pixels` holds `width * height` pixels of four bytes, blue, green, red, alpha, premultiplied, sRGB, top
/// row first and without padding: Cairo's ARGB32 on a little-endian machine.
package struct RasterImage: Equatable, Sendable {
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    /// Pixels in a point.
    package let scale: Double
    package let pixels: [UInt8]

    package init(width: Int, height: Int, scale: Double, pixels: [UInt8]) {
        precondition(pixels.count == width * height * 4, "an image has four bytes for each pixel")
        self.width = width
        self.height = height
        self.scale = scale
        self.pixels = pixels
    }
}
