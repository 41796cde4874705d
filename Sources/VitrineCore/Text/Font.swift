// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineLayout

/// A font that is resolved in the environment of the text that uses it.
nonisolated public struct Font: Hashable, Sendable {
    package indirect enum Provider: Hashable, Sendable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case size(CGFloat, design: Design?, weight: Weight?)
        /// A font of the app's own; if it is not registered the system's is used.
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
        case modified(Provider, Modifier)
    }

    package enum Modifier: Hashable, Sendable {
        case weight(Weight)
        case bold
        case italic
        case monospaced
        case monospacedDigit
        case smallCapitals(SmallCapitals)
        case leading(Leading)
        case scale(CGFloat)
    }

    package let provider: Provider

    package init(_ provider: Provider) {
        self.provider = provider
    }

    /// The semantic role of a text, whose size follows the user's text size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// The style of large titles; 34 points at the default size.
        case largeTitle
        /// The style of first-level headings; 28 points at the default size.
        case title
        /// The style of second-level headings; 22 points at the default size.
        case title2
        /// The style of third-level headings; 20 points at the default size.
        case title3
        /// The style of headlines; semibold and 17 points at the default size.
        case headline
        /// The style of subheadlines; 15 points at the default size.
        case subheadline
        /// The style of body text; 17 points at the default size.
        case body
        /// The style of callouts; 16 points at the default size.
        case callout
        /// The style of footnotes; 13 points at the default size.
        case footnote
        /// The style of captions; 12 points at the default size.
        case caption
        /// The style of alternate captions; 11 points at the default size.
        case caption2
    }

    /// The design of a system font.
    public enum Design: Hashable, Sendable {
        /// The default design, without serifs.
        case `default`
        /// A design with serifs.
        case serif
        /// A design with rounded strokes.
        case rounded
        /// A design whose characters have the same width.
        case monospaced
    }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        /// The weight from 100 to 900, as in CSS.
        package let value: Int

        package init(_ value: Int) {
            self.value = value
        }

        /// The lightest weight, 100.
        public static let ultraLight = Weight(100)
        /// A weight of 200.
        public static let thin = Weight(200)
        /// A weight of 300.
        public static let light = Weight(300)
        /// The weight of ordinary text, 400.
        public static let regular = Weight(400)
        /// A weight of 500.
        public static let medium = Weight(500)
        /// A weight of 600.
        public static let semibold = Weight(600)
        /// The weight of bold text, 700.
        public static let bold = Weight(700)
        /// A weight of 800.
        public static let heavy = Weight(800)
        /// The heaviest weight, 900.
        public static let black = Weight(900)
    }

    /// The width of a font's characters.
    public struct Width: Hashable, Sendable {
        /// The width: 0 is standard, below 0 is narrower.
        public var value: CGFloat

        /// Creates a width from its number.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// The narrowest characters.
        public static let compressed = Width(-0.3)
        /// Narrow characters.
        public static let condensed = Width(-0.2)
        /// Characters of standard width.
        public static let standard = Width(0)
        /// Wide characters.
        public static let expanded = Width(0.2)
    }

    /// The distance between the lines of a text.
    public enum Leading: Hashable, Sendable {
        /// The distance of the text style.
        case standard
        /// A smaller distance.
        case tight
        /// A larger distance.
        case loose
    }
}

// MARK: - Styles

extension Font {
    /// The font of large titles.
    public static let largeTitle = Font(.style(.largeTitle, design: nil, weight: nil))
    /// The font of first-level headings.
    public static let title = Font(.style(.title, design: nil, weight: nil))
    /// The font of second-level headings.
    public static let title2 = Font(.style(.title2, design: nil, weight: nil))
    /// The font of third-level headings.
    public static let title3 = Font(.style(.title3, design: nil, weight: nil))
    /// The font of headlines.
    public static let headline = Font(.style(.headline, design: nil, weight: nil))
    /// The font of subheadlines.
    public static let subheadline = Font(.style(.subheadline, design: nil, weight: nil))
    /// The font of body text.
    public static let body = Font(.style(.body, design: nil, weight: nil))
    /// The font of callouts.
    public static let callout = Font(.style(.callout, design: nil, weight: nil))
    /// The font of footnotes.
    public static let footnote = Font(.style(.footnote, design: nil, weight: nil))
    /// The font of captions.
    public static let caption = Font(.style(.caption, design: nil, weight: nil))
    /// The font of alternate captions.
    public static let caption2 = Font(.style(.caption2, design: nil, weight: nil))

    /// Returns the system font of a text style.
    ///
    /// - Parameters:
    ///   - style: The text style, which sets the size.
    ///   - design: The design; `nil` for the default one.
    ///   - weight: The weight; `nil` for that of the style.
    /// - Returns: The font.
    public static func system(
        _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
    ) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

    /// Returns the system font of a fixed size.
    ///
    /// - Parameters:
    ///   - size: The size in points, which does not follow the user's text size.
    ///   - weight: The weight; `nil` for regular.
    ///   - design: The design; `nil` for the default one.
    /// - Returns: The font.
    public static func system(
        size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
    ) -> Font {
        Font(.size(size, design: design, weight: weight))
    }

    /// Returns a custom font whose size, in points, scales with the body style.
    ///
    /// - Support: partial: fonts among the resources and registered ones are found by PostScript name, full name or family;
    ///   the system's stands in for those that only iOS has, and a diagnostic says so. No ligatures.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// Returns a custom font whose size, in points, scales with a text style.
    ///
    /// - Support: partial: fonts among the resources and registered ones are found by PostScript name, full name or family;
    ///   the system's stands in for those that only iOS has, and a diagnostic says so. No ligatures.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// Returns a custom font with a fixed size in points.
    ///
    /// - Support: partial: fonts among the resources and registered ones are found by PostScript name, full name or family;
    ///   the system's stands in for those that only iOS has, and a diagnostic says so. No ligatures.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }
}

// MARK: - Variants

extension Font {
    /// Returns this font in italics.
    public func italic() -> Font { Font(.modified(provider, .italic)) }

    /// Returns this font in bold.
    public func bold() -> Font { Font(.modified(provider, .bold)) }

    /// Returns this font with another weight.
    public func weight(_ weight: Font.Weight) -> Font { Font(.modified(provider, .weight(weight))) }

    /// Returns this font with digits of the same width.
    public func monospacedDigit() -> Font { Font(.modified(provider, .monospacedDigit)) }

    /// Returns this font with all letters as small capitals.
    ///
    /// - Support: partial: in fields the browser synthesises them, in sizes of its own.
    public func smallCaps() -> Font { Font(.modified(provider, .smallCapitals([.lowercase, .uppercase]))) }

    /// Returns this font with lowercase letters as small capitals.
    ///
    /// - Support: partial: in fields the browser synthesises them, in sizes of its own.
    public func lowercaseSmallCaps() -> Font { Font(.modified(provider, .smallCapitals(.lowercase))) }

    /// Returns this font with uppercase letters as small capitals.
    ///
    /// - Support: partial: in fields the browser synthesises them, in sizes of its own.
    public func uppercaseSmallCaps() -> Font { Font(.modified(provider, .smallCapitals(.uppercase))) }

    /// Returns this font with another width of its characters.
    ///
    /// - Support: partial: the open fonts that stand in for the platform's have one width; a diagnostic says so.
    public func width(_ width: Font.Width) -> Font {
        width.noteIsMissing("Font.width(_:)")
        return self
    }

    /// Returns the monospaced variant of this font.
    public func monospaced() -> Font { Font(.modified(provider, .monospaced)) }

    /// Returns this font with another distance between lines.
    public func leading(_ leading: Font.Leading) -> Font { Font(.modified(provider, .leading(leading))) }
}

extension Font.Width {
    /// Reports that the width of characters does not change.
    func noteIsMissing(_ name: String) {
        guard value != 0 else { return }
        DeveloperNotes.withoutEffect(
            name,
            remedy: "The fonts here have one width. For narrower lines use minimumScaleFactor(_:) or tracking(_:).")
    }
}

private struct FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

extension EnvironmentValues {
    /// The default font of texts; `nil` is the body style.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}

extension View {
    /// Sets the default font of the texts in this view; `nil` restores the body style.
    public nonisolated func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }
}
