// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// Layer values as CSS declarations. Every value is a number, a colour or a fixed word.
package enum Declarations {
    package static func color(_ color: DisplayColor) -> String {
        func byte(_ component: Double) -> String {
            let value = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
            return (value < 16 ? "0" : "") + String(value, radix: 16)
        }
        let opaque = "#" + byte(color.red) + byte(color.green) + byte(color.blue)
        let alpha = byte(color.alpha)
        return alpha == "ff" ? opaque : opaque + alpha
    }

    package static func paint(_ paint: Paint) -> String {
        switch paint {
        case .color(let value):
            return color(value)
        case .linearGradient(let stops, let startX, let startY, let endX, let endY):
            // Exact for the four axes and for square layers; another gradient's angle is that of a square.
            let degrees = angle(dx: endX - startX, dy: endY - startY)
            let list = Self.stops(stops) { percent(position($0, startX, startY, endX, endY)) }
            return "linear-gradient(\(WireLength.number(degrees))deg,\(list))"
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

    private static func stops(_ stops: [Paint.GradientStop], at position: (Double) -> String) -> String {
        // CSS wants two; a gradient of none is clear.
        guard let first = stops.first else { return "#0000,#0000" }
        let all = stops.count == 1 ? [first, first] : stops
        return all.map { color($0.color) + " " + position($0.location) }.joined(separator: ",")
    }

    private static func percent(_ share: Double) -> String { WireLength.number(share * 100) + "%" }

    private static func center(_ x: Double, _ y: Double) -> String { "at \(percent(x)) \(percent(y))" }

    /// The CSS angle of a direction: 0 points up, 90 to the right.
    private static func angle(dx: Double, dy: Double) -> Double {
        if dx == 0 { return dy >= 0 ? 180 : 0 }
        if dy == 0 { return dx > 0 ? 90 : 270 }
        return Trigonometry.arcTangent(y: dx, x: -dy) * 180 / .pi
    }

    /// Where a stop stands on CSS's gradient line, which spans the whole box along the axis.
    private static func position(_ t: Double, _ sx: Double, _ sy: Double, _ ex: Double, _ ey: Double) -> Double {
        if sx == ex { return ey >= sy ? sy + (ey - sy) * t : 1 - (sy + (ey - sy) * t) }
        if sy == ey { return ex >= sx ? sx + (ex - sx) * t : 1 - (sx + (ex - sx) * t) }
        return t
    }

    /// The corner declarations of an outline that a box can have; `nil` needs a drawing.
    package static func corners(_ outline: Outline) -> String? {
        switch outline {
        case .rectangle:
            return ""
        case .roundedRectangle(let radiusX, let radiusY, _):
            if radiusX <= 0 || radiusY <= 0 { return "" }
            let x = WireLength.text(radiusX)
            let y = WireLength.text(radiusY)
            return x == y ? "border-radius:\(x)px;" : "border-radius:\(x)px/\(y)px;"
        case .unevenRoundedRectangle(let topLeft, let topRight, let bottomRight, let bottomLeft, _):
            let list = [topLeft, topRight, bottomRight, bottomLeft].map { WireLength.text(max(0, $0)) + "px" }
            return "border-radius:" + list.joined(separator: " ") + ";"
        case .capsule:
            return "border-radius:99999px;"
        case .ellipse:
            return "border-radius:50%;"
        case .circle, .path, .evenOddPath:
            return nil
        }
    }

    package static func fill(_ outline: Outline, _ fill: Paint) -> String? {
        let background = "background:" + paint(fill) + ";"
        if outline == .circle { return background + "clip-path:circle();" }
        return corners(outline).map { background + $0 }
    }

    /// A stroke as a shadow inside a box, which follows its corners; `nil` needs a drawing.
    package static func stroke(_ outline: Outline, _ paint: Paint, _ stroke: DisplayStroke) -> String? {
        guard case .color(let value) = paint, stroke.dash.isEmpty, stroke.isInside, outline != .ellipse,
            let corners = corners(outline)
        else { return nil }
        let ink = color(value)
        return "box-shadow:inset 0 0 0 \(WireLength.text(stroke.width))px \(ink);" + corners
    }

    package static func effects(_ effects: LayerEffects) -> String {
        var css = ""
        if effects.opacity != 1 { css += "opacity:\(WireLength.number(min(max(effects.opacity, 0), 1)));" }
        if let clip = effects.clip {
            switch clip {
            case .circle:
                css += "clip-path:circle();"
            case .path(let elements):
                css += "clip-path:path(\"\(SVGPath.data(elements))\");"
            case .evenOddPath(let elements):
                css += "clip-path:path(evenodd,\"\(SVGPath.data(elements))\");"
            default:
                css += "overflow:clip;" + (corners(clip) ?? "")
            }
        }
        css += transform(effects)
        if effects.zIndex != 0, effects.zIndex.isFinite {
            css += "z-index:\(Int(min(max(effects.zIndex * 16, -1e6), 1e6).rounded()));"
        }
        if effects.isHidden { css += "visibility:hidden;" }
        if !effects.allowsHitTesting { css += "pointer-events:none;" }
        var filters: [String] = []
        if effects.blurRadius > 0 { filters.append("blur(\(WireLength.text(effects.blurRadius))px)") }
        if let shadow = effects.shadow {
            // CSS names twice the Gaussian's sigma.
            let offset = "\(WireLength.text(shadow.x))px \(WireLength.text(shadow.y))px"
            filters.append("drop-shadow(\(offset) \(WireLength.text(shadow.radius * 2))px \(color(shadow.color)))")
        }
        if !filters.isEmpty { css += "filter:" + filters.joined(separator: " ") + ";" }
        return css
    }

    private static func transform(_ effects: LayerEffects) -> String {
        var steps: [String] = []
        if effects.offsetX != 0 || effects.offsetY != 0 {
            steps.append("translate(\(WireLength.text(effects.offsetX))px,\(WireLength.text(effects.offsetY))px)")
        }
        if effects.rotation != 0 { steps.append("rotate(\(WireLength.number(effects.rotation))rad)") }
        if effects.scaleX != 1 || effects.scaleY != 1 {
            steps.append("scale(\(WireLength.number(effects.scaleX)),\(WireLength.number(effects.scaleY)))")
        }
        if steps.isEmpty { return "" }
        var css = "transform:" + steps.joined(separator: " ") + ";"
        if effects.anchorX != 0.5 || effects.anchorY != 0.5 {
            let x = WireLength.number(effects.anchorX * 100)
            css += "transform-origin:\(x)% \(WireLength.number(effects.anchorY * 100))%;"
        }
        return css
    }
}
