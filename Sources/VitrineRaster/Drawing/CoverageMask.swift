// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo

/// How much of each pixel something covers, without colour.
final class CoverageMask {
    let frame: PixelRect
    /// Bytes of a row, as Cairo wants them.
    let stride: Int
    var bytes: [UInt8]

    /// Coverage that is known; rows are padded to `stride`.
    init(frame: PixelRect, bytes: [UInt8]) {
        self.frame = frame
        stride = (frame.width + 3) & ~3
        self.bytes = bytes
    }

    /// The alpha of a surface, with empty pixels around it.
    init(alphaOf surface: PixelSurface, margin: Int) {
        frame = surface.frame.grown(by: margin)
        stride = (frame.width + 3) & ~3
        bytes = [UInt8](repeating: 0, count: stride * frame.height)
        let stride = stride
        let inner = surface.frame
        bytes.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            surface.withPixels { pixels, _ in
                for row in 0..<inner.height {
                    let from = pixels + row * inner.width * 4 + 3
                    let into = start + (row + margin) * stride + margin
                    for x in 0..<inner.width { into[x] = from[x * 4] }
                }
            }
        }
    }

    /// Paints a context's source through the mask, its top left corner at a point of the target's pixels.
    func paint(x: Double, y: Double, on target: PixelSurface) {
        let frame = frame
        let stride = stride
        bytes.withUnsafeBufferPointer { buffer in
            // Cairo only reads a mask.
            let surface = cairo_image_surface_create_for_data(
                UnsafeMutablePointer(mutating: buffer.baseAddress), CAIRO_FORMAT_A8, Int32(frame.width),
                Int32(frame.height), Int32(stride))
            cairo_identity_matrix(target.context)
            cairo_mask_surface(target.context, surface, x, y)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}
