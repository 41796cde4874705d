// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// Layer values as CSS declarations. Every value is a number, a colour or a fixed word.
///
/// Some depend on the layer's size: a gradient that is not along an axis, a continuous corner, a circle, a mask.
/// `dependsOnSize` says which; they are written again when the layer is placed.
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

    package static func fill(_ outline: Outline, _ fill: Paint, _ size: WireSize) -> String? {
        let background = "background:" + paint(fill, size) + ";"
        if let corners = corners(outline, size) {
            return background + corners + (isLine(outline, size) ? thickness(size) : "")
        }
        return outline == .circle ? background + "clip-path:circle();" : nil
    }

    /// Whether a fill may be thinner than a pixel of a screen, and is one thick all the same (`--px` of `looks.js`).
    package static func isLine(_ outline: Outline, _ size: WireSize) -> Bool {
        outline == .rectangle && (isThin(size.width) || isThin(size.height))
    }

    private static func isThin(_ length: Double) -> Bool { length > 0 && length < 1 }

    /// What comes after a line in the flow of a run stays in its place.
    private static func thickness(_ size: WireSize) -> String {
        var css = ""
        if isThin(size.width) { css += "min-width:var(--px,0px);" }
        if isThin(size.height) {
            let height = WireLength.text(size.height) + "px"
            css += "min-height:var(--px,0px);margin-bottom:calc(\(height) - max(\(height),var(--px,0px)));"
        }
        return css
    }

    /// A stroke as a shadow inside a box, which follows its corners; `nil` needs a drawing.
    package static func stroke(
        _ outline: Outline, _ paint: Paint, _ stroke: DisplayStroke, _ size: WireSize
    ) -> String? {
        guard case .color(let value) = paint, stroke.dash.isEmpty, stroke.isInside, outline != .ellipse,
            let corners = corners(outline, size)
        else { return nil }
        let ink = color(value)
        return "box-shadow:inset 0 0 0 \(WireLength.text(stroke.width))px \(ink);" + corners
    }

    /// What a drawing inherits for its line: where the line begins in its dashes, and a miter limit that is not the usual
    /// one (`base.css`).
    ///
    /// The place in the dashes is within one period, so that dashes that march have few styles.
    package static func line(_ stroke: DisplayStroke) -> String {
        var css = ""
        let period = stroke.dash.reduce(0) { $0 + max($1, 0) } * (stroke.dash.count.isMultiple(of: 2) ? 1 : 2)
        if period > 0, stroke.dashPhase.isFinite {
            let rest = stroke.dashPhase.truncatingRemainder(dividingBy: period)
            let phase = rest < 0 ? rest + period : rest
            if phase != 0 { css += "stroke-dashoffset:\(WireLength.text(phase))px;" }
        }
        if stroke.join == .miter, stroke.miterLimit != 10 {
            css += "stroke-miterlimit:\(WireLength.number(max(stroke.miterLimit, 1)));"
        }
        return css
    }
}
