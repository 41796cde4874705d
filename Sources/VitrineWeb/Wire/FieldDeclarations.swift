// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A field's text as a browser lays it out: the same font, lines and places as the engine's.
package enum FieldDeclarations {
    package static func block(_ field: DisplayField, _ size: WireSize) -> String {
        var css = TextDeclarations.run(field.style)
        let pitch = field.pitch
        css += "line-height:\(WireLength.text(pitch))px;"
        var insets = field.insets
        // A browser centres a single line in what is left, and rounds baselines its own way.
        let browser = TextDeclarations.browserBaseline(size: field.style.font.size, lineHeight: pitch)
        insets.top += field.baseline - browser
        if !field.hasManyLines { insets.bottom = max(size.height - insets.top - pitch, 0) }
        css += "padding:" + [insets.top, insets.right, insets.bottom, insets.left]
            .map { "\(WireLength.text(max($0, 0)))px" }.joined(separator: " ") + ";"
        switch field.alignment {
        case .leading: break
        case .center: css += "text-align:center;"
        case .trailing: css += "text-align:end;"
        }
        css += "caret-color:\(Declarations.color(field.caretColor));"
        css += "--ph:\(Declarations.color(field.placeholderColor));"
        return css
    }

    package static func payload(_ field: DisplayField, isUpdate: Bool = false) -> String {
        // What the page has need not be said; what a secure field holds is never said.
        let isKept = isUpdate && field.isEcho || field.isSecure && field.isEcho
        let text = isKept ? "null" : JSONText.string(field.string)
        return JSONText.array([String(field.revision), String(field.edition), text])
    }
}
