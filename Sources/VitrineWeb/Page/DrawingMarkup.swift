// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// Outlines that boxes cannot draw, as SVG in the first page; the client builds the same elements from a payload.
enum DrawingMarkup {
    static func svg(_ content: LayerContent) -> String {
        switch content {
        case .fill(let outline, let paint):
            return wrap(outline, "fill=\"\(ink(paint))\"")
        case .stroke(let outline, let paint, let stroke):
            var attributes = "fill=\"none\" stroke=\"\(ink(paint))\" stroke-width=\"\(WireLength.text(stroke.width))\""
            attributes += " stroke-linecap=\"\(stroke.cap)\" stroke-linejoin=\"\(stroke.join)\""
            if !stroke.dash.isEmpty {
                attributes += " stroke-dasharray=\"\(stroke.dash.map { WireLength.text($0) }.joined(separator: " "))\""
            }
            return wrap(outline, attributes)
        default:
            return ""
        }
    }

    /// A symbol of the page by its number, negative for one in a mirror.
    static func symbol(_ number: String) -> String {
        let plain = number.hasPrefix("-") ? String(number.dropFirst()) : number
        let mirror = number == plain ? "" : " class=\"m\""
        return "<svg aria-hidden=\"true\"\(mirror)><use href=\"#y\(plain)\"/></svg>"
    }

    private static func ink(_ paint: Paint) -> String {
        switch paint {
        case .color(let color): Declarations.color(color)
        default: paint.stops?.first.map { Declarations.color($0.color) } ?? "none"
        }
    }

    private static func wrap(_ outline: Outline, _ attributes: String) -> String {
        var box = ""
        var form = ""
        switch outline {
        case .path(let elements), .evenOddPath(let elements): form = "<path d=\"\(SVGPath.data(elements))\" \(attributes)/>"
        case .ellipse: form = "<ellipse cx=\"50%\" cy=\"50%\" rx=\"50%\" ry=\"50%\" \(attributes)/>"
        case .circle:
            box = " viewBox=\"0 0 2 2\""
            form = "<circle cx=\"1\" cy=\"1\" r=\"1\" vector-effect=\"non-scaling-stroke\" \(attributes)/>"
        case .roundedRectangle(let radius, _, _): form = rectangle(WireLength.text(radius), attributes)
        case .unevenRoundedRectangle(let radius, _, _, _, _): form = rectangle(WireLength.text(radius), attributes)
        case .capsule: form = rectangle("99999", attributes)
        case .rectangle: form = "<rect width=\"100%\" height=\"100%\" \(attributes)/>"
        }
        return "<svg aria-hidden=\"true\"\(box)>\(form)</svg>"
    }

    private static func rectangle(_ radius: String, _ attributes: String) -> String {
        "<rect width=\"100%\" height=\"100%\" rx=\"\(radius)\" \(attributes)/>"
    }
}
