// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A gradient whose numbers and colours are variables.
///
/// Browsers do not interpolate gradients, but they do interpolate variables of a known type: two gradients with the same
/// image differ in the values of the same variables. The client declares the types by the last letter of a name.
package struct GradientVariables: Hashable, Sendable {
    /// The value of `background-image`, made of variables.
    package private(set) var image = ""
    package private(set) var names: [String] = []
    package private(set) var values: [String] = []
    /// The direction of a line, in degrees; a change turns the short way.
    private var degrees: Double?

    /// `nil`: not a gradient, or none that has a way.
    package init?(_ paint: Paint, _ size: WireSize) {
        guard let stops = paint.stops, stops.count > 1 else { return nil }
        switch paint {
        case .color: return nil
        case .linearGradient(_, let startX, let startY, let endX, let endY):
            let line = GradientLine(startX, startY, endX, endY, in: size)
            degrees = line.degrees
            let angle = variable("a", WireLength.number(line.degrees) + "deg")
            image = "linear-gradient(\(angle)" + list(stops) { Self.percent(line.position(of: $0)) } + ")"
        case .radialGradient(_, let x, let y, let start, let end):
            let center = center(x, y)
            image = "radial-gradient(circle at \(center)"
            image += list(stops) { WireLength.text(start + (end - start) * $0) + "px" } + ")"
        case .ellipticalGradient(_, let x, let y, let start, let end):
            let last = max(end, 1e-4)
            let extent = variable("rp", Self.percent(last))
            image = "radial-gradient(\(extent) \(extent) at \(center(x, y))"
            image += list(stops) { Self.percent((start + (end - start) * $0) / last) } + ")"
        case .angularGradient(_, let x, let y, let angle):
            let from = variable("a", WireLength.number(angle * 180 / .pi + 90) + "deg")
            image = "conic-gradient(from \(from) at \(center(x, y))" + list(stops, Self.percent) + ")"
        }
    }

    /// Returns the same gradient, pointing where it does by the angle that is nearest to another's.
    package func turned(near other: GradientVariables) -> GradientVariables {
        guard let mine = degrees, let theirs = other.degrees else { return self }
        var result = self
        result.degrees = mine + ((theirs - mine) / 360).rounded() * 360
        result.values[0] = WireLength.number(result.degrees ?? mine) + "deg"
        return result
    }

    private mutating func variable(_ name: String, _ value: String) -> String {
        let name = "--g" + name
        names.append(name)
        values.append(value)
        return "var(\(name))"
    }

    private mutating func center(_ x: Double, _ y: Double) -> String {
        variable("xp", Self.percent(x)) + " " + variable("yp", Self.percent(y))
    }

    private mutating func list(_ stops: [Paint.GradientStop], _ position: (Double) -> String) -> String {
        var text = ""
        for (index, stop) in stops.enumerated() {
            text += "," + variable("\(index)c", Declarations.color(stop.color))
            text += " " + variable("\(index)p", position(stop.location))
        }
        return text
    }

    private static func percent(_ share: Double) -> String { WireLength.number(share * 100) + "%" }
}
