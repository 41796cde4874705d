// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineLayout

/// A font, resolved in the environment of the text that uses it.
nonisolated public struct Font: Hashable, Sendable {
    package indirect enum Provider: Hashable, Sendable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case size(CGFloat, design: Design?, weight: Weight?)
        /// A font of the app's own; the system's stands in for one that is not registered.
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

    /// A role that text plays; the person's text size decides how large it is.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }

    /// A variant of the system font.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    /// How heavy a font is.
    public struct Weight: Hashable, Sendable {
        /// 100 to 900, as CSS counts.
        package let value: Int

        package init(_ value: Int) {
            self.value = value
        }

        public static let ultraLight = Weight(100)
        public static let thin = Weight(200)
        public static let light = Weight(300)
        public static let regular = Weight(400)
        public static let medium = Weight(500)
        public static let semibold = Weight(600)
        public static let bold = Weight(700)
        public static let heavy = Weight(800)
        public static let black = Weight(900)
    }

    /// How wide the letters of a font are.
    public struct Width: Hashable, Sendable {
        /// 0 is the standard width, less is narrower.
        public var value: CGFloat

        /// A width by its number.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// The narrowest letters.
        public static let compressed = Width(-0.3)
        /// Narrow letters.
        public static let condensed = Width(-0.2)
        /// The letters of texts that ask for no width.
        public static let standard = Width(0)
        /// Wide letters.
        public static let expanded = Width(0.2)
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose
    }
}

// MARK: - Styles

extension Font {
    public static let largeTitle = Font(.style(.largeTitle, design: nil, weight: nil))
    public static let title = Font(.style(.title, design: nil, weight: nil))
    public static let title2 = Font(.style(.title2, design: nil, weight: nil))
    public static let title3 = Font(.style(.title3, design: nil, weight: nil))
    public static let headline = Font(.style(.headline, design: nil, weight: nil))
    public static let subheadline = Font(.style(.subheadline, design: nil, weight: nil))
    public static let body = Font(.style(.body, design: nil, weight: nil))
    public static let callout = Font(.style(.callout, design: nil, weight: nil))
    public static let footnote = Font(.style(.footnote, design: nil, weight: nil))
    public static let caption = Font(.style(.caption, design: nil, weight: nil))
    public static let caption2 = Font(.style(.caption2, design: nil, weight: nil))

    /// The system font of a text style.
    public static func system(
        _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
    ) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

    /// The system font of a size in points.
    public static func system(
        size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
    ) -> Font {
        Font(.size(size, design: design, weight: weight))
    }

    /// A font of the app's own that grows with the body style.
    ///
    /// - Support: partial: fonts among the resources and registered ones are found by PostScript name, full name or family;
    ///   the system's stands in for those that only iOS has, and a diagnostic says so. No ligatures.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// A font of the app's own that grows with a text style.
    ///
    /// - Support: partial: fonts among the resources and registered ones are found by PostScript name, full name or family;
    ///   the system's stands in for those that only iOS has, and a diagnostic says so. No ligatures.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// A font of the app's own with a fixed size.
    ///
    /// - Support: partial: fonts among the resources and registered ones are found by PostScript name, full name or family;
    ///   the system's stands in for those that only iOS has, and a diagnostic says so. No ligatures.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }
}

// MARK: - Variants

extension Font {
    /// This font, italic.
    public func italic() -> Font { Font(.modified(provider, .italic)) }

    /// This font, bold.
    public func bold() -> Font { Font(.modified(provider, .bold)) }

    /// This font with another weight.
    public func weight(_ weight: Font.Weight) -> Font { Font(.modified(provider, .weight(weight))) }

    /// This font with digits of one width.
    public func monospacedDigit() -> Font { Font(.modified(provider, .monospacedDigit)) }

    /// This font with all letters as small capitals.
    ///
    /// - Support: partial: in fields the browser makes them, each in a size of its own.
    public func smallCaps() -> Font { Font(.modified(provider, .smallCapitals([.lowercase, .uppercase]))) }

    /// This font with lowercase letters as small capitals.
    ///
    /// - Support: partial: in fields the browser makes them, each in a size of its own.
    public func lowercaseSmallCaps() -> Font { Font(.modified(provider, .smallCapitals(.lowercase))) }

    /// This font with capitals as small ones.
    ///
    /// - Support: partial: in fields the browser makes them, each in a size of its own.
    public func uppercaseSmallCaps() -> Font { Font(.modified(provider, .smallCapitals(.uppercase))) }

    /// This font with letters of another width.
    ///
    /// - Support: partial: the open fonts that stand in for the platform's have one width; a diagnostic says so.
    public func width(_ width: Font.Width) -> Font {
        width.noteIsMissing("Font.width(_:)")
        return self
    }

    /// The monospaced variant of this font.
    public func monospaced() -> Font { Font(.modified(provider, .monospaced)) }

    /// This font with another distance between lines.
    public func leading(_ leading: Font.Leading) -> Font { Font(.modified(provider, .leading(leading))) }
}

extension Font.Width {
    /// Tells the developer that letters keep their width.
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
    /// The font of texts that set none; `nil` is the body style.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}

extension View {
    /// Sets the font of the texts in this view.
    public nonisolated func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }
}
