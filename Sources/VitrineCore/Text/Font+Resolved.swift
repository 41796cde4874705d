// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineLayout

extension Font {
    /// The context in which a font is resolved: the text size and the weight of text that the user has chosen.
    public struct Context: Hashable, Sendable {
        fileprivate let values: FontContext
    }

    /// A font as it is shown in a context.
    public struct Resolved: Hashable, Sendable {
        /// The font that was resolved.
        package let font: Font
        private let values: ResolvedFont

        fileprivate init(_ font: Font, in context: Context) {
            self.font = font
            values = font.resolved(in: context.values)
        }

        /// The size, in points.
        public var pointSize: CGFloat { CGFloat(values.size) }
        /// The weight.
        public var weight: Font.Weight { Font.Weight(values.weight) }
        /// The width of the characters: the standard one, since the fonts here have no other.
        public var width: Font.Width { .standard }
        /// The distance between lines.
        public var leading: Font.Leading { font.provider.askedLeading }
        /// Whether the font is semibold or heavier.
        public var isBold: Bool { values.weight >= Font.boldWeight }
        /// Whether the font is slanted.
        public var isItalic: Bool { values.isItalic }
        /// Whether all characters have the same width.
        public var isMonospaced: Bool { values.design == .monospaced }
        /// Whether lowercase letters are small capitals.
        public var isLowercaseSmallCaps: Bool { values.smallCapitals.contains(.lowercase) }
        /// Whether uppercase letters are small capitals.
        public var isUppercaseSmallCaps: Bool { values.smallCapitals.contains(.uppercase) }
        /// Whether all letters are small capitals.
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    /// The font of text for which no other is set.
    public static let `default` = Font.body

    /// The weight from which a font is bold, as in CSS.
    package static let boldWeight = 600

    /// Returns the font as it is shown in a context.
    public func resolve(in context: Font.Context) -> Font.Resolved { Font.Resolved(self, in: context) }

    /// Returns this font in bold, or in its default weight.
    public func bold(_ isActive: Bool) -> Font {
        guard !isActive else { return bold() }
        return Font(provider.withoutBold)
    }

    /// Returns this font slanted, or upright.
    public func italic(_ isActive: Bool) -> Font {
        guard !isActive else { return italic() }
        return Font(provider.removing { $0 == .italic })
    }

    /// Returns this font at a multiple of its size.
    public func scaled(by factor: CGFloat) -> Font { Font(.modified(provider, .scale(factor))) }
}

extension Font.Provider {
    /// The distance between lines that was asked for.
    package var askedLeading: Font.Leading {
        switch self {
        case .modified(_, .leading(let leading)): leading
        case .modified(let base, _): base.askedLeading
        default: .standard
        }
    }

    /// The provider without the modifiers and the weight that make it bold.
    fileprivate var withoutBold: Font.Provider {
        func isBold(_ weight: Font.Weight?) -> Bool { (weight?.value ?? 0) >= Font.boldWeight }
        switch self {
        case .style(let style, let design, let weight):
            return .style(style, design: design, weight: isBold(weight) ? nil : weight)
        case .size(let size, let design, let weight):
            return .size(size, design: design, weight: isBold(weight) ? nil : weight)
        case .custom: return self
        case .modified(let base, .bold): return base.withoutBold
        case .modified(let base, .weight(let weight)) where isBold(weight): return base.withoutBold
        case .modified(let base, let modifier): return .modified(base.withoutBold, modifier)
        }
    }

    /// Returns the provider without those of its modifiers that meet a condition.
    fileprivate func removing(_ isUnwanted: (Font.Modifier) -> Bool) -> Font.Provider {
        guard case .modified(let base, let modifier) = self else { return self }
        let rest = base.removing(isUnwanted)
        return isUnwanted(modifier) ? rest : .modified(rest, modifier)
    }
}

extension EnvironmentValues {
    /// The context in which fonts of this environment are resolved.
    public var fontResolutionContext: Font.Context {
        Font.Context(values: FontContext(dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight))
    }
}
