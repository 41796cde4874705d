// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The attributes that modifiers set on a text; `nil` inherits that of the text or view around.
///
/// The value that is set nearest to the characters wins (Documentation/Layout.md 6.9).
nonisolated package struct TextAttributes: Equatable, Sendable {
    package enum Weight: Hashable, Sendable {
        case weight(Font.Weight)
        case bold
        /// The font's own weight, which overrides weights that are set further out.
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
    /// The colour behind the characters.
    package var background: Color?
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
    /// The URL that a tap on the text opens.
    package var link: String?
    /// The app's own attributes, which text renderers read.
    package var custom = CustomTextAttributes()

    package init() {}

    /// Returns these attributes, with missing ones taken from outer attributes.
    package func filled(from outer: TextAttributes) -> TextAttributes {
        var result = self
        result.font = font ?? outer.font
        result.style = style ?? outer.style
        result.background = background ?? outer.background
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
        result.custom = custom.filled(from: outer.custom)
        return result
    }

    /// Returns the font with all font attributes applied.
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

extension View {
    /// Shows the texts of a bar in the bar's own fonts: what an app sets on a view applies to the texts in its pages.
    package nonisolated func withTextAttributesOfBars() -> some View {
        environment(\.textAttributes, TextAttributes())
    }
}

extension EnvironmentValues {
    /// The attributes that views set on their texts, except font and foreground, which have keys of their own.
    package var textAttributes: TextAttributes {
        get { self[TextAttributesKey.self] }
        set { self[TextAttributesKey.self] = newValue }
    }
}
