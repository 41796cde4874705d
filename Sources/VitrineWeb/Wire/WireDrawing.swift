// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// An outline that boxes cannot draw, as SVG: markup in the first page, a payload for the client.
///
/// A gradient is a box of twice the layer's size behind a mask of the form, for SVG has no gradient around a point.
package struct WireDrawing: Hashable, Sendable {
    private var shape = "r"
    private var data = ""
    private var fill = "none"
    private var line: Line?
    private var isEvenOdd = false
    /// The number of the content style whose background is seen through the form, 0 for plain ink.
    private var style = 0

    private struct Line: Hashable {
        var ink: String
        var width: Double
        var cap: String
        var join: String
        var dash: String
        /// Clipped to the form: the width is twice what is seen.
        var isInside: Bool
    }

    package init(
        _ outline: Outline, fill paint: Paint? = nil, stroke: (paint: Paint, line: DisplayStroke)? = nil,
        size: WireSize,
        styles: inout StyleTable
    ) {
        switch outline {
        case .path(let elements): (shape, data) = ("p", SVGPath.data(elements))
        case .evenOddPath(let elements):
            (shape, data) = ("p", SVGPath.data(elements))
            isEvenOdd = true
        case .ellipse: shape = "e"
        case .circle: shape = "c"
        case .roundedRectangle(let radius, let other, _) where radius == other && !Declarations.dependsOnSize(outline):
            data = WireLength.text(radius)
        case .roundedRectangle, .unevenRoundedRectangle:
            (shape, data) = ("p", SVGPath.data(outline.elements(width: size.width, height: size.height)))
        // A rectangle's two radii are limited one by one: too large a one makes an ellipse.
        case .capsule: (shape, data) = ("p", SVGPath.data(outline.elements(width: size.width, height: size.height)))
        case .rectangle: break
        }
        let doubled = WireSize(width: size.width * 2, height: size.height * 2)
        func ink(_ paint: Paint) -> String {
            if case .color(let color) = paint { return Declarations.color(color) }
            style = styles.number(.content, "background:\(Declarations.paint(paint.inDoubledBox, doubled));")
            return "#fff"
        }
        switch paint {
        // What is not drawn takes no pointers.
        case .color(let color)? where color.alpha <= 0: break
        case let paint?: fill = ink(paint)
        case nil: break
        }
        if let stroke {
            let isInside = stroke.line.isInside
            line = Line(
                ink: ink(stroke.paint), width: stroke.line.width * (isInside ? 2 : 1), cap: "\(stroke.line.cap)",
                join: "\(stroke.line.join)",
                dash: stroke.line.dash.map { WireLength.text($0) }.joined(separator: " "), isInside: isInside)
        }
    }

    /// A symbol whose ink is a gradient: `<use>` has the one colour of its element. `nil` for every other image.
    package init?(_ image: DisplayImage, size: WireSize, client: inout ClientState) {
        guard let paint = image.tintPaint, case .symbol(let name, let weight, _) = image.source,
            let drawing = client.symbols.drawing(of: name, fontWeight: weight)
        else { return nil }
        let elements = drawing.elements(width: size.width, height: size.height, isMirrored: image.isMirrored)
        self.init(.path(elements), fill: paint, size: size, styles: &client.styles)
    }

    /// Whether the same outline and paint are drawn otherwise at another size.
    package static func dependsOnSize(_ outline: Outline, _ paint: Paint) -> Bool {
        switch outline {
        case .unevenRoundedRectangle, .capsule: return true
        case .roundedRectangle(let radius, let other, _) where radius != other: return true
        default: return Declarations.dependsOnSize(outline) || Declarations.dependsOnSize(paint)
        }
    }

    /// `[shape, data, fill, stroke, width, cap, join, dash, flags, style]`; flags: 1 even-odd, 2 inside. Zeros and
    /// empty texts at the end are left out.
    package var payload: String {
        let flags = (isEvenOdd ? 1 : 0) + (line?.isInside == true ? 2 : 0)
        var items = [
            JSONText.string(shape), JSONText.string(data), JSONText.string(fill), JSONText.string(line?.ink ?? ""),
            WireLength.text(line?.width ?? 0), JSONText.string(line?.cap ?? ""), JSONText.string(line?.join ?? ""),
            JSONText.string(line?.dash ?? ""), String(flags), String(style),
        ]
        while let last = items.last, last == "0" || last == "\"\"" { items.removeLast() }
        return JSONText.array(items)
    }

    /// The same as markup; ids of its parts follow from the layer's.
    package func markup(id: Int) -> String {
        var parts = ""
        var form = self.form
        if line?.isInside == true {
            parts += "<clipPath id=\"d\(id)\"><\(form)/></clipPath>"
            form += " clip-path=\"url(#d\(id))\""
        }
        let box = " x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\""
        if style == 0 {
            parts += "<\(form)\(ink)/>"
        } else {
            parts +=
                "<mask id=\"n\(id)\" maskUnits=\"userSpaceOnUse\"\(box)><\(form)\(ink)/></mask>"
                + "<foreignObject\(box) mask=\"url(#n\(id))\"><div class=\"g c\(style)\"></div></foreignObject>"
        }
        return "<svg aria-hidden=\"true\"\(shape == "c" ? " viewBox=\"0 0 2 2\"" : "")>\(parts)</svg>"
    }

    private var form: String {
        switch shape {
        case "p": "path d=\"\(data)\""
        case "e": "ellipse cx=\"50%\" cy=\"50%\" rx=\"50%\" ry=\"50%\""
        case "c": "circle cx=\"1\" cy=\"1\" r=\"1\" vector-effect=\"non-scaling-stroke\""
        default: "rect width=\"100%\" height=\"100%\"" + (data.isEmpty ? "" : " rx=\"\(data)\"")
        }
    }

    private var ink: String {
        var attributes = " fill=\"\(fill)\"" + (isEvenOdd ? " fill-rule=\"evenodd\"" : "")
        guard let line else { return attributes }
        attributes += " stroke=\"\(line.ink)\" stroke-width=\"\(WireLength.text(line.width))\""
        attributes += " stroke-linecap=\"\(line.cap)\" stroke-linejoin=\"\(line.join)\""
        return attributes + (line.dash.isEmpty ? "" : " stroke-dasharray=\"\(line.dash)\"")
    }
}
