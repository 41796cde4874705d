// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineDisplay

/// Paints as Cairo sources.
struct PaintSource {
    let paint: Paint
    /// What the paint's unit points refer to, in the layer's coordinates.
    let box: DisplayRect
    /// From the layer's coordinates to the image's pixels.
    let transform: DisplayTransform
    let alpha: Double

    /// Makes the paint the source of a target; its matrix stays as it is.
    func set(on target: PixelSurface) throws {
        switch paint {
        case .color(let color):
            cairo_set_source_rgba(target.context, color.red, color.green, color.blue, color.alpha * alpha)
        case .linearGradient(let stops, let startX, let startY, let endX, let endY):
            guard startX != endX || startY != endY else { return setLast(of: stops, on: target) }
            let start = point(startX, startY)
            let end = point(endX, endY)
            set(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, on: target)
        case .radialGradient(let stops, let centerX, let centerY, let startRadius, let endRadius):
            let center = point(centerX, centerY)
            setRadial(stops, center, startRadius, endRadius, matrix: nil, on: target)
        case .ellipticalGradient(let stops, let centerX, let centerY, let startRadius, let endRadius):
            guard !box.isEmpty else { return setLast(of: stops, on: target) }
            // Into the space where the box is a unit square.
            let unit = cairo_matrix_t(
                xx: 1 / box.width, yx: 0, xy: 0, yy: 1 / box.height, x0: -box.x / box.width, y0: -box.y / box.height)
            setRadial(stops, (centerX, centerY), startRadius, endRadius, matrix: unit, on: target)
        case .angularGradient(let stops, let centerX, let centerY, let angle):
            let center = point(centerX, centerY)
            try ConicGradient(stops: stops, centerX: center.x, centerY: center.y, angle: angle, alpha: alpha)
                .set(transform, on: target)
        }
    }

    private func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        (box.x + x * box.width, box.y + y * box.height)
    }

    private func setLast(of stops: [Paint.GradientStop], on target: PixelSurface) {
        let color = stops.last?.color ?? .clear
        cairo_set_source_rgba(target.context, color.red, color.green, color.blue, color.alpha * alpha)
    }

    private func setRadial(
        _ stops: [Paint.GradientStop], _ center: (x: Double, y: Double), _ start: Double, _ end: Double,
        matrix: cairo_matrix_t?, on target: PixelSurface
    ) {
        let inner = max(start, 0)
        // Two equal circles would be no gradient to Cairo.
        let outer = max(end, inner + 1e-4)
        let pattern = cairo_pattern_create_radial(center.x, center.y, inner, center.x, center.y, outer)
        if var matrix { cairo_pattern_set_matrix(pattern, &matrix) }
        set(pattern, stops, on: target)
    }

    private func set(_ pattern: OpaquePointer?, _ stops: [Paint.GradientStop], on target: PixelSurface) {
        defer { cairo_pattern_destroy(pattern) }
        for stop in GradientStops.even(stops) {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha * alpha)
        }
        cairo_set_source(target.context, pattern)
    }
}

/// Stops for mixing with alpha multiplied in, as browsers mix (and as nothing grey comes of a fade from clear).
enum GradientStops {
    /// Cairo mixes without: between stops of unequal alpha steps are put in, which it connects by nearly straight
    /// lines.
    static func even(_ stops: [Paint.GradientStop]) -> [Paint.GradientStop] {
        var result: [Paint.GradientStop] = []
        for stop in stops {
            if let last = result.last, last.color.alpha != stop.color.alpha, stop.location > last.location {
                for step in 1..<16 {
                    let part = Double(step) / 16
                    result.append(
                        .init(
                            color: last.color.mixed(with: stop.color, part: part),
                            location: last.location + (stop.location - last.location) * part))
                }
            }
            result.append(stop)
        }
        // The colour of a clear stop is its neighbour's.
        for index in result.indices where result[index].color.alpha == 0 {
            let neighbours = [index - 1, index + 1].filter(result.indices.contains)
            guard let shown = neighbours.first(where: { result[$0].color.alpha > 0 }) else { continue }
            result[index].color = result[shown].color
            result[index].color.alpha = 0
        }
        return result
    }

    /// Returns the colour at a location, mixed with alpha multiplied in.
    static func color(_ stops: [Paint.GradientStop], at location: Double) -> DisplayColor {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if location < first.location { return first.color }
        for (lower, upper) in zip(stops, stops.dropFirst()) where location < upper.location {
            let span = upper.location - lower.location
            return span > 0
                ? lower.color.mixed(with: upper.color, part: (location - lower.location) / span) : upper.color
        }
        return last.color
    }
}

extension DisplayColor {
    /// Returns the colour between this one and another, mixed with alpha multiplied in.
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
