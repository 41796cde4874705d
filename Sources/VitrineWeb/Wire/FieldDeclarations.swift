// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A field's text as a browser lays it out: the same font, lines and places as the engine's.
package enum FieldDeclarations {
    package static func block(_ field: DisplayField, _ size: WireSize) -> String {
        var css = TextDeclarations.run(field.style) + TextDeclarations.fieldCapitals(field.style.font)
        let pitch = field.pitch
        css += "line-height:\(WireLength.text(pitch))px;"
        var insets = field.insets
        // A browser centres a single line in what is left, and rounds baselines its own way.
        let browser = TextDeclarations.browserBaseline(size: field.style.font.size, lineHeight: pitch)
        insets.top += field.baseline - browser
        // What padding cannot do, the place does; nothing is drawn behind such a text but by others.
        if insets.top < 0 {
            css += "top:\(WireLength.text(insets.top))px;"
            insets.top = 0
        }
        if !field.hasManyLines { insets.bottom = max(size.height - insets.top - pitch, 0) }
        css +=
            "padding:"
            + [insets.top, insets.right, insets.bottom, insets.left]
            .map { "\(WireLength.text(max($0, 0)))px" }.joined(separator: " ") + ";"
        switch field.alignment {
        case .left: break
        case .center: css += "text-align:center;"
        case .right: css += "text-align:right;"
        }
        // What is typed next may turn it: until the answer comes, the style sheet goes by the letters.
        let shown = field.shown.lines.isEmpty ? field.placeholder : field.shown
        if shown?.lines.first?.isRightToLeft == true { css += "direction:rtl;" }
        if let background = field.background {
            css += "background:\(Declarations.color(background.fill));"
            if background.cornerRadius != 0 { css += "border-radius:\(WireLength.text(background.cornerRadius))px;" }
            if let border = background.border {
                let width = WireLength.number(DisplayField.Background.borderWidth)
                css += "box-shadow:inset 0 0 0 \(width)px \(Declarations.color(border));"
            }
        }
        css += "caret-color:\(Declarations.color(field.caretColor));"
        if hidesValue(field) {
            css += "--ph:\(Declarations.color(field.style.color));"
        } else {
            css += "--ph:\(Declarations.color(field.placeholderColor));"
            // Bullets stand apart, what stands in their place does not.
            if field.isSecure {
                css += "--ps:\(WireLength.number(field.placeholder?.styles.first?.font.tracking ?? 0))px;"
            }
        }
        return css
    }

    /// Whether a page shows dots for a value that it is not sent: the app's own, before the user has typed.
    static func hidesValue(_ field: DisplayField) -> Bool {
        field.isSecure && field.revision == 0 && !field.shown.lines.isEmpty
    }

    /// Writes what a page is told of a field's text and selection.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - isUpdate: Whether the page has the field already.
    ///   - isKnown: Whether the page was told this text with these numbers before.
    ///   - styles: The numbers of the styles of the field's runs (`styles(of:client:)`).
    /// - Returns: The payload of the field's content, as JSON.
    package static func payload(
        _ field: DisplayField, isUpdate: Bool = false, isKnown: Bool = false, styles: [Int] = []
    ) -> String {
        // What the page has need not be said; what a secure field holds is never said.
        let isKept = isUpdate && (field.isEcho || isKnown) || field.isSecure && field.isEcho || field.cuts != nil
        let text = isKept ? "null" : JSONText.string(field.string)
        var parts = [String(field.revision), String(field.edition), text]
        if let cuts = field.cuts { parts.append(JSONText.array(cuts.map { String($0) })) }
        if let selection = field.selection {
            if field.cuts == nil { parts.append("null") }
            parts.append(JSONText.array(numbers(of: selection).map { String($0) }))
        }
        if let runs = field.runs {
            while parts.count < 5 { parts.append("null") }
            parts.append(JSONText.array(zip(runs, styles).map { "[\($0.length),\($1)]" }))
        }
        return JSONText.array(parts)
    }

    /// Returns the numbers of the styles of a field's runs, 0 for the field's own.
    static func styles(of field: DisplayField, client: inout ClientState) -> [Int] {
        (field.runs ?? []).map { run in
            guard let style = run.style else { return 0 }
            let css = TextDeclarations.fieldRun(style, in: field.style, pitch: field.pitch)
            return client.styles.number(.content, css)
        }
    }

    /// Returns the number of the app's last own selection, then its bounds where the page may lack it.
    static func numbers(of selection: DisplayField.Selection) -> [Int] {
        [selection.choice] + (selection.range.map { [$0.lowerBound, $0.upperBound] } ?? [])
    }
}
