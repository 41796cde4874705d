// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A localised string that is looked up where it is shown.
nonisolated public struct LocalizedStringResource: Equatable, Sendable, CustomLocalizedStringResourceConvertible,
    ExpressibleByStringInterpolation
{
    /// Where the table of a resource lies.
    public enum BundleDescription: Hashable, Sendable {
        case main
        case atURL(URL)

        /// The bundle of a class: on this platform the program's own.
        public static func forClass(_ type: AnyClass) -> BundleDescription {
            .atURL(Bundle(for: type).bundleURL)
        }
    }

    package let value: LocalizedStringKey
    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public let bundle: BundleDescription
    private let hasDefault: Bool

    /// A resource whose key is its default value.
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

    /// A resource with a key and what to show where no table has it.
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

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    public var localizedStringResource: LocalizedStringResource { self }

    /// The text in an environment; a locale that the resource was given wins.
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

/// A type that has a localised string to be shown by.
nonisolated public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}
