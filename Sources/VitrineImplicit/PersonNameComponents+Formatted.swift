// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension PersonNameComponents {
    /// Writes names as text.
    ///
    /// Names in Chinese, Japanese or Korean characters begin with the family name, all others with the given name.
    public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        /// How much of a name is written.
        public enum Style: String, Codable, Hashable, Sendable {
            /// What the person is called: the nickname, or else the given name.
            case short
            /// Given and family name.
            case medium
            /// All parts but the nickname.
            case long
            /// The initials of given and family name.
            case abbreviated
        }

        /// How much of a name is written.
        public var style: Style
        /// The language, which has no influence here.
        public var locale: Locale

        /// Creates a format.
        ///
        /// - Parameters:
        ///   - style: How much of a name is written.
        ///   - locale: The language, which has no influence here.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// Returns the format in another language.
        public func locale(_ locale: Locale) -> PersonNameComponents.FormatStyle {
            PersonNameComponents.FormatStyle(style: style, locale: locale)
        }

        /// Returns the text of a name.
        public func format(_ value: PersonNameComponents) -> String {
            let given = value.givenName ?? ""
            let family = value.familyName ?? ""
            let beginsWithFamily = (given + family).unicodeScalars.contains(where: Self.isEastAsian)
            func joined(_ parts: [String?]) -> String {
                parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: beginsWithFamily ? "" : " ")
            }
            switch style {
            case .short:
                return [value.nickname, given, family].compactMap { $0 }.first { !$0.isEmpty } ?? ""
            case .medium:
                return joined(beginsWithFamily ? [family, given] : [given, family])
            case .long:
                let core = beginsWithFamily ? [family, value.middleName, given] : [given, value.middleName, family]
                return joined([value.namePrefix] + core + [value.nameSuffix])
            case .abbreviated:
                if beginsWithFamily { return family.isEmpty ? given : family }
                return (given.prefix(1) + family.prefix(1)).uppercased()
            }
        }

        static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0x1100...0x11FF, 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF,
                0x20000...0x3FFFF:
                true
            default: false
            }
        }
    }

    /// Returns the text of the name in a format.
    public func formatted<S>(_ style: S) -> S.FormatOutput
    where S: Foundation.FormatStyle, S.FormatInput == PersonNameComponents {
        style.format(self)
    }

    /// Returns the given and the family name.
    public func formatted() -> String { formatted(FormatStyle()) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Writes as much of a name as a style says.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
