// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What modifiers say about a text; `nil` leaves it to the text, or the view, around.
///
/// A value that is set nearer to the characters wins (Documentation/Layout.md 6.9).
nonisolated package struct TextAttributes: Equatable, Sendable {
    package enum Weight: Hashable, Sendable {
        case weight(Font.Weight)
        case bold
        /// Asks for the font's own weight and keeps outer wishes out.
        case natural
    }

    /// A line under or through a text.
    package struct Line: Hashable, Sendable {
        package var isActive: Bool
        package var color: Color?
        package var pattern: Text.LineStyle.Pattern

        package init(isActive: Bool, color: Color? = nil, pattern: Text.LineStyle.Pattern = .solid) {
            self.isActive = isActive
            self.color = color
            self.pattern = pattern
        }
    }

    package var font: Font?
    package var style: AnyShapeStyle?
    package var weight: Weight?
    package var isItalic: Bool?
    package var design: Font.Design?
    package var isMonospaced: Bool?
    package var hasMonospacedDigits: Bool?
    package var underline: Line?
    package var strikethrough: Line?
    package var kerning: CGFloat?
    package var tracking: CGFloat?
    package var baselineOffset: CGFloat?
    /// The address that a tap on the text leads to.
    package var link: String?

    package init() {}

    /// These attributes with what they leave open taken from outside.
    package func filled(from outer: TextAttributes) -> TextAttributes {
        var result = self
        result.font = font ?? outer.font
        result.style = style ?? outer.style
        result.weight = weight ?? outer.weight
        result.isItalic = isItalic ?? outer.isItalic
        result.design = design ?? outer.design
        result.isMonospaced = isMonospaced ?? outer.isMonospaced
        result.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
        result.underline = underline ?? outer.underline
        result.strikethrough = strikethrough ?? outer.strikethrough
        result.kerning = kerning ?? outer.kerning
        result.tracking = tracking ?? outer.tracking
        result.baselineOffset = baselineOffset ?? outer.baselineOffset
        result.link = link ?? outer.link
        return result
    }

    /// The font, with everything that the attributes say about it.
    package func resolvedFont(in context: FontContext) -> ResolvedFont {
        var resolved = (font ?? .body).resolved(in: context)
        if let design { resolved.design = design }
        if isMonospaced == true { resolved.design = .monospaced }
        switch weight {
        case .weight(let weight): resolved.weight = weight.value
        case .bold: resolved.embolden()
        case .natural, nil: break
        }
        if let isItalic { resolved.isItalic = isItalic }
        if hasMonospacedDigits == true { resolved.hasMonospacedDigits = true }
        return resolved
    }
}

private struct TextAttributesKey: EnvironmentKey {
    static var defaultValue: TextAttributes { TextAttributes() }
}

extension EnvironmentValues {
    /// What views around say about texts, except font and foreground, which have keys of their own.
    package var textAttributes: TextAttributes {
        get { self[TextAttributesKey.self] }
        set { self[TextAttributesKey.self] = newValue }
    }
}
