// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import Foundation
import VitrineDisplay

/// A gradient around a point, which Cairo has not: pixel by pixel, for the pixels that the clip lets through.
struct ConicGradient {
    let stops: [Paint.GradientStop]
    /// In the layer's coordinates.
    let centerX: Double
    let centerY: Double
    let angle: Double
    let alpha: Double

    /// Steps of a full turn: finer than the rim of any image.
    private static let steps = 8192

    /// Makes the gradient the source where the target's current path lies.
    func set(_ transform: DisplayTransform, on target: PixelSurface) throws {
        let limits = target.clippedFrame
        let frame = Self.pathFrame(on: target).flatMap { PixelRect(covering: $0.rect, within: limits) } ?? limits
        guard frame.width > 0, frame.height > 0 else { return }
        let pixels = try PixelSurface(frame: frame)
        let table = colors
        pixels.withPixels { bytes, _ in
            bytes.withMemoryRebound(to: UInt32.self, capacity: frame.width * frame.height) { words in
                for row in 0..<frame.height {
                    for column in 0..<frame.width {
                        let x = Double(frame.x + column) + 0.5
                        let y = Double(frame.y + row) + 0.5
                        guard let place = transform.unmap(x: x, y: y) else { continue }
                        let turn = (atan2(place.y - centerY, place.x - centerX) - angle) / (2 * .pi)
                        let part = turn - turn.rounded(.down)
                        words[row * frame.width + column] = table[min(Int(part * Double(Self.steps)), Self.steps - 1)]
                    }
                }
            }
        }
        // From the current coordinates to the pixels, which lie on the target's own grid.
        var matrix = cairo_matrix_t()
        cairo_get_matrix(target.context, &matrix)
        matrix.x0 -= Double(frame.x - target.frame.x)
        matrix.y0 -= Double(frame.y - target.frame.y)
        let pattern = cairo_pattern_create_for_surface(pixels.surface)
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        cairo_set_source(target.context, pattern)
    }

    /// What the current path may fill or stroke; `nil` without a path.
    private static func pathFrame(on target: PixelSurface) -> PixelRect? {
        guard cairo_has_current_point(target.context) != 0 else { return nil }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(target.context, &matrix)
        cairo_save(target.context)
        defer { cairo_restore(target.context) }
        cairo_identity_matrix(target.context)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(target.context, &left, &top, &right, &bottom)
        guard right > left || bottom > top, [left, top, right, bottom].allSatisfy({ abs($0) < 1e6 }) else { return nil }
        // A turned matrix has its scale off the diagonal.
        let scale = max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy), 1)
        let line = cairo_get_line_width(target.context) * scale
        let margin = 2 + Int((line * 4).rounded(.up))
        return PixelRect(
            x: Int(left.rounded(.down)) + target.frame.x, y: Int(top.rounded(.down)) + target.frame.y,
            width: Int((right - left).rounded(.up)) + 1, height: Int((bottom - top).rounded(.up)) + 1
        ).grown(by: margin)
    }

    /// Premultiplied pixels of a turn.
    private var colors: [UInt32] {
        (0..<Self.steps).map { step in
            let color = GradientStops.color(stops, at: (Double(step) + 0.5) / Double(Self.steps))
            let alpha = min(max(color.alpha * self.alpha, 0), 1)
            func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * alpha * 255).rounded()) }
            return UInt32((alpha * 255).rounded()) << 24 | byte(color.red) << 16 | byte(color.green) << 8
                | byte(color.blue)
        }
    }
}
