// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Text {
    private func setting(_ change: (inout TextAttributes) -> Void) -> Text {
        var own = TextAttributes()
        change(&own)
        var copy = self
        copy.attributes = attributes.filled(from: own)
        return copy
    }

    /// Sets the font; `nil` uses that of the view.
    public func font(_ font: Font?) -> Text {
        setting { $0.font = font }
    }

    /// Sets the weight; `nil` uses the font's.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        setting { $0.weight = weight.map { .weight($0) } }
    }

    /// Sets the design of the font; `nil` uses the font's.
    public func fontDesign(_ design: Font.Design?) -> Text {
        setting { $0.design = design }
    }

    /// Sets the width of the characters; `nil` uses the font's.
    ///
    /// - Support: partial: the open fonts that stand in for the platform's have one width; a diagnostic says so.
    public func fontWidth(_ width: Font.Width?) -> Text {
        width?.noteIsMissing("Text.fontWidth(_:)")
        return self
    }

    /// Sets the colour; `nil` uses the foreground style of the view.
    public func foregroundColor(_ color: Color?) -> Text {
        setting { $0.style = color.map { AnyShapeStyle($0) } }
    }

    /// Sets the style of the characters.
    public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
        setting { $0.style = AnyShapeStyle(style) }
    }

    /// Makes the text bold.
    public func bold() -> Text {
        setting { $0.weight = .bold }
    }

    /// Sets whether the text is bold.
    public func bold(_ isActive: Bool) -> Text {
        setting { $0.weight = isActive ? .bold : .natural }
    }

    /// Makes the text italic.
    public func italic() -> Text {
        setting { $0.isItalic = true }
    }

    /// Sets whether the text is italic.
    public func italic(_ isActive: Bool) -> Text {
        setting { $0.isItalic = isActive }
    }

    /// Sets whether the text uses the font's monospaced variant.
    public func monospaced(_ isActive: Bool = true) -> Text {
        setting { $0.isMonospaced = isActive }
    }

    /// Uses digits of the same width.
    public func monospacedDigit() -> Text {
        setting { $0.hasMonospacedDigits = true }
    }

    /// Sets whether a line is drawn under the text, and its colour.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        setting { $0.underline = .init(isActive: isActive, color: color) }
    }

    /// Sets whether a line is drawn under the text, its pattern and its colour.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        if isActive { pattern.note() }
        return setting { $0.underline = .init(isActive: isActive, color: color, pattern: pattern) }
    }

    /// Sets whether a line is drawn through the text, its pattern and its colour.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        if isActive { pattern.note() }
        return setting { $0.strikethrough = .init(isActive: isActive, color: color, pattern: pattern) }
    }

    /// Sets whether a line is drawn through the text, and its colour.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        setting { $0.strikethrough = .init(isActive: isActive, color: color) }
    }

    /// Sets the additional space between characters, in points.
    public func kerning(_ kerning: CGFloat) -> Text {
        setting { $0.kerning = kerning }
    }

    /// Sets the additional space after each character, in points; it takes precedence over kerning.
    public func tracking(_ tracking: CGFloat) -> Text {
        setting { $0.tracking = tracking }
    }

    /// Sets the distance of the text above its baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        setting { $0.baselineOffset = baselineOffset }
    }

    /// Attaches an attribute of the app's own, which a text renderer finds in the runs of the text.
    ///
    /// - Parameter value: The attribute; one of the same type that is attached further inside stays.
    /// - Returns: A text with the attribute.
    public func customAttribute<T>(_ value: T) -> Text where T: TextAttribute {
        setting { $0.custom = CustomTextAttributes(value) }
    }
}
