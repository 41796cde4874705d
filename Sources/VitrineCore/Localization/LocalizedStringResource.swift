// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A localised string that is looked up when it is shown.
nonisolated public struct LocalizedStringResource: Equatable, Sendable, CustomLocalizedStringResourceConvertible,
    ExpressibleByStringInterpolation
{
    /// The location of a resource's table.
    public enum BundleDescription: Hashable, Sendable {
        /// The program's own bundle.
        case main
        /// The bundle at a URL.
        case atURL(URL)

        /// Returns the bundle of a class; on this platform always the program's own.
        public static func forClass(_ type: AnyClass) -> BundleDescription {
            .atURL(Bundle(for: type).bundleURL)
        }
    }

    package let value: LocalizedStringKey
    /// The key in the string table.
    public let key: String
    /// The value that is shown if no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The name of the string table; `nil` for `Localizable`.
    public let table: String?
    /// The locale of the look-up; `.current` means that of the environment.
    public var locale: Locale
    /// The bundle of the string table.
    public let bundle: BundleDescription
    private let hasDefault: Bool

    /// Creates a resource whose key is its default value.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is shown if no table has it.
    ///   - table: The name of the string table; `nil` for `Localizable`.
    ///   - locale: The locale of the look-up; `.current` means that of the environment.
    ///   - bundle: The bundle of the string table.
    ///   - comment: A note to translators, which has no effect.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil
    ) {
        value = keyAndValue.key
        key = keyAndValue.key.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
        hasDefault = false
    }

    /// Creates a resource with a key and a default value.
    ///
    /// - Parameters:
    ///   - key: The key in the string table.
    ///   - defaultValue: The value that is shown if no table has the key.
    ///   - table: The name of the string table; `nil` for `Localizable`.
    ///   - locale: The locale of the look-up; `.current` means that of the environment.
    ///   - bundle: The bundle of the string table.
    ///   - comment: A note to translators, which has no effect.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        value = defaultValue.key
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
        hasDefault = true
    }

    /// Creates a resource from a string literal.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    /// Creates a resource from a string interpolation.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }

    /// Returns the text in an environment; the resource's own locale takes precedence.
    package func string(in environment: EnvironmentValues) -> String {
        let locale = locale == .current ? environment.locale : locale
        let lookup = LocalizedLookup(table: table, bundle: bundleURL, locale: locale)
        return lookup.string(of: value, key: key, hasDefault: hasDefault, in: environment)
    }

    private var bundleURL: URL? {
        switch bundle {
        case .main: nil
        case .atURL(let url): url
        }
    }
}

/// A type with a localised description.
nonisolated public protocol CustomLocalizedStringResourceConvertible {
    /// The localised description of the value.
    var localizedStringResource: LocalizedStringResource { get }
}
