// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineDisplay

/// Paints as Cairo sources.
enum PaintSource {
    /// Makes a paint of a layer's box the source of a context whose matrix is the layer's.
    static func set(_ paint: Paint, in box: DisplayRect, alpha: Double, on context: OpaquePointer) throws {
        if case .color(let color) = paint {
            cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * alpha)
        } else if case .linearGradient(let stops, let startX, let startY, let endX, let endY) = paint {
            guard
                let pattern = cairo_pattern_create_linear(
                    box.x + startX * box.width, box.y + startY * box.height, box.x + endX * box.width,
                    box.y + endY * box.height)
            else { fatalError("Cairo answers failed objects, never NULL.") }
            defer { cairo_pattern_destroy(pattern) }
            addStops(stops, alpha: alpha, to: pattern)
            cairo_set_source(context, pattern)
        } else {
            throw RasterError(
                code: .unsupportedLayer, message: "Pictures cannot show this paint yet: \(paint).",
                remedy: "Use a colour or a linear gradient.")
        }
    }

    /// Stops of premultiplied mixing, as browsers mix: Cairo's own is not, so stops of unequal alpha get steps between.
    private static func addStops(_ stops: [Paint.GradientStop], alpha: Double, to pattern: OpaquePointer) {
        func add(_ color: DisplayColor, at location: Double) {
            cairo_pattern_add_color_stop_rgba(
                pattern, location, color.red, color.green, color.blue, color.alpha * alpha)
        }
        var last: Paint.GradientStop?
        for stop in stops {
            if let last, last.color.alpha != stop.color.alpha, stop.location > last.location {
                for step in 1..<16 {
                    let part = Double(step) / 16
                    add(
                        last.color.mixed(with: stop.color, part: part),
                        at: last.location + (stop.location - last.location) * part)
                }
            }
            add(stop.color, at: stop.location)
            last = stop
        }
    }
}

extension DisplayColor {
    /// The colour between this one and another, mixed with alpha multiplied in.
    func mixed(with other: DisplayColor, part: Double) -> DisplayColor {
        let alpha = alpha + (other.alpha - self.alpha) * part
        guard alpha > 0 else { return .clear }
        func mix(_ own: Double, _ others: Double) -> Double {
            (own * self.alpha * (1 - part) + others * other.alpha * part) / alpha
        }
        return DisplayColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
    }
}
