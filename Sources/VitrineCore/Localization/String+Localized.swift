// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension String {
    /// Creates the string of a key in the user's language: that of the session or of the view whose body runs.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let environment = LocalizedLookup.currentEnvironment(locale)
        let lookup = LocalizedLookup(table: table, bundle: bundle?.bundleURL, locale: environment.locale)
        self = lookup.string(
            of: keyAndValue.key, key: keyAndValue.key.key, hasDefault: false, in: environment)
    }

    /// Creates the string of a key in the user's language, or a default value if no table has the key.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let environment = LocalizedLookup.currentEnvironment(locale)
        let lookup = LocalizedLookup(table: table, bundle: bundle?.bundleURL, locale: environment.locale)
        self = lookup.string(of: defaultValue.key, key: "\(key)", hasDefault: true, in: environment)
    }

    /// Creates the string of a resource in the user's language.
    public init(localized resource: LocalizedStringResource) {
        self = resource.string(in: LocalizedLookup.currentEnvironment(resource.locale))
    }
}
