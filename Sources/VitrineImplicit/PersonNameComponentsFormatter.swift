// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Writes names as text, and finds their parts in texts.
///
/// Apps call it `PersonNameComponentsFormatter` (EveryModule/FormatterOfNames.swift). On Linux Foundation has a class of
/// that name whose methods are not implemented.
open class _PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// As `medium`.
        case `default` = 0
        /// What the person is called: the nickname, or else the given name.
        case short = 1
        /// Given and family name.
        case medium = 2
        /// All parts but the nickname.
        case long = 3
        /// The initials of given and family name.
        case abbreviated = 4

        fileprivate var format: PersonNameComponents.FormatStyle {
            switch self {
            case .default, .medium: PersonNameComponents.FormatStyle(style: .medium)
            case .short: PersonNameComponents.FormatStyle(style: .short)
            case .long: PersonNameComponents.FormatStyle(style: .long)
            case .abbreviated: PersonNameComponents.FormatStyle(style: .abbreviated)
            }
        }
    }

    /// Options for a written name.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The phonetic form of the name.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// How much of a name is written.
    open var style = Style.default
    /// Whether it is written how a name is spoken.
    open var isPhonetic = false
    /// The language, which has no influence here: the user's until another one is set, and again after `nil`.
    open var locale: Locale! {
        get { (ownLocale ?? .autoupdatingCurrent).ofSession }
        set { ownLocale = newValue }
    }

    private var ownLocale: Locale?

    /// Returns the text of a name in a style.
    ///
    /// - Parameters:
    ///   - components: The parts of the name.
    ///   - nameFormatStyle: How much of it is written.
    ///   - nameOptions: What is written.
    /// - Returns: The text.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = _PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// Returns the text of a name.
    open func string(from components: PersonNameComponents) -> String {
        let written = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        return style.format.format(written)
    }

    /// Returns the parts of a name; `nil` for a text without letters.
    open func personNameComponents(from string: String) -> PersonNameComponents? { PersonNameParser.parse(string) }

    /// Returns the text of a name; `nil` for an object that is none.
    open override func string(for obj: Any) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}
