// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// Puts a flat drawing into perspective: each pixel of the result looks up where it comes from, between four pixels.
struct PerspectiveWarp {
    /// From the flat drawing's pixels to the image's.
    let transform: DisplayTransform

    func apply(_ flat: PixelSurface, to result: PixelSurface) {
        let (frame, source) = (result.frame, flat.frame)
        flat.withPixels { from, _ in
            result.withPixels { into, _ in
                for row in 0..<frame.height {
                    for column in 0..<frame.width {
                        let x = Double(frame.x + column) + 0.5
                        let y = Double(frame.y + row) + 0.5
                        guard let place = transform.unmap(x: x, y: y) else { continue }
                        let left = place.x - 0.5 - Double(source.x)
                        let top = place.y - 0.5 - Double(source.y)
                        guard left > -1, top > -1, left < Double(source.width), top < Double(source.height)
                        else { continue }
                        let pixel = into + (row * frame.width + column) * 4
                        Self.sample(from, source, left, top, into: pixel)
                    }
                }
            }
        }
    }

    private static func sample(
        _ pixels: UnsafeMutablePointer<UInt8>, _ frame: PixelRect, _ x: Double, _ y: Double,
        into result: UnsafeMutablePointer<UInt8>
    ) {
        let column = Int(x.rounded(.down))
        let row = Int(y.rounded(.down))
        let (partX, partY) = (Float(x) - Float(column), Float(y) - Float(row))
        var sum = SIMD4<Float>()
        for (dx, dy, weight) in [
            (0, 0, (1 - partX) * (1 - partY)), (1, 0, partX * (1 - partY)), (0, 1, (1 - partX) * partY),
            (1, 1, partX * partY),
        ] {
            let (x, y) = (column + dx, row + dy)
            guard x >= 0, y >= 0, x < frame.width, y < frame.height else { continue }
            let pixel = pixels + (y * frame.width + x) * 4
            sum += SIMD4<Float>(Float(pixel[0]), Float(pixel[1]), Float(pixel[2]), Float(pixel[3])) * weight
        }
        for channel in 0..<4 { result[channel] = UInt8(min(sum[channel] + 0.5, 255)) }
    }
}
