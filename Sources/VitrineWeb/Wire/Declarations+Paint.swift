// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A layer's size, in points.
package struct WireSize: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    package init(_ placement: LayerPlacement) {
        self.init(width: placement.width, height: placement.height)
    }
}

extension Declarations {
    /// Returns the value of `background` for a paint in a box.
    package static func paint(_ paint: Paint, _ size: WireSize) -> String {
        switch paint {
        case .color(let value):
            return color(value)
        case .linearGradient(let stops, let startX, let startY, let endX, let endY):
            let line = GradientLine(startX, startY, endX, endY, in: size)
            let list = Self.stops(stops) { percent(line.position(of: $0)) }
            return "linear-gradient(\(WireLength.number(line.degrees))deg,\(list))"
        case .radialGradient(let stops, let centerX, let centerY, let startRadius, let endRadius):
            let list = Self.stops(stops) { WireLength.text(startRadius + (endRadius - startRadius) * $0) + "px" }
            return "radial-gradient(circle \(center(centerX, centerY)),\(list))"
        case .ellipticalGradient(let stops, let centerX, let centerY, let startRadius, let endRadius):
            let end = max(endRadius, 1e-4)
            let list = Self.stops(stops) { percent((startRadius + (endRadius - startRadius) * $0) / end) }
            return "radial-gradient(\(percent(end)) \(percent(end)) \(center(centerX, centerY)),\(list))"
        case .angularGradient(let stops, let centerX, let centerY, let angle):
            // CSS measures from the top.
            let from = WireLength.number(angle * 180 / .pi + 90)
            let list = Self.stops(stops) { percent($0) }
            return "conic-gradient(from \(from)deg \(center(centerX, centerY)),\(list))"
        }
    }

    package static func dependsOnSize(_ paint: Paint) -> Bool {
        guard case .linearGradient(_, let startX, let startY, let endX, let endY) = paint else { return false }
        return startX != endX && startY != endY
    }

    private static func stops(_ stops: [Paint.GradientStop], at position: (Double) -> String) -> String {
        // CSS wants two; a gradient of none is clear.
        guard let first = stops.first else { return "#0000,#0000" }
        let all = stops.count == 1 ? [first, first] : stops
        return all.map { color($0.color) + " " + position($0.location) }.joined(separator: ",")
    }

    static func percent(_ share: Double) -> String { WireLength.number(share * 100) + "%" }

    private static func center(_ x: Double, _ y: Double) -> String { "at \(percent(x)) \(percent(y))" }
}

extension Paint {
    /// The same gradient for a box of twice the size around the layer.
    package var inDoubledBox: Paint {
        func unit(_ value: Double) -> Double { 0.25 + value / 2 }
        return switch self {
        case .color: self
        case .linearGradient(let stops, let startX, let startY, let endX, let endY):
            .linearGradient(
                stops: stops, startX: unit(startX), startY: unit(startY), endX: unit(endX), endY: unit(endY))
        case .radialGradient(let stops, let x, let y, let start, let end):
            .radialGradient(stops: stops, centerX: unit(x), centerY: unit(y), startRadius: start, endRadius: end)
        case .ellipticalGradient(let stops, let x, let y, let start, let end):
            .ellipticalGradient(
                stops: stops, centerX: unit(x), centerY: unit(y), startRadius: start / 2, endRadius: end / 2)
        case .angularGradient(let stops, let x, let y, let angle):
            .angularGradient(stops: stops, centerX: unit(x), centerY: unit(y), angle: angle)
        }
    }
}
