// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension String {
    /// The text of a key in the reader's language: the session's, or that of the view whose body is running.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let environment = LocalizedLookup.currentEnvironment(locale)
        let lookup = LocalizedLookup(table: table, bundle: bundle?.bundleURL, locale: environment.locale)
        self = lookup.string(
            of: keyAndValue.key, key: keyAndValue.key.key, hasDefault: false, in: environment)
    }

    /// The text of a key in the reader's language, or a default.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let environment = LocalizedLookup.currentEnvironment(locale)
        let lookup = LocalizedLookup(table: table, bundle: bundle?.bundleURL, locale: environment.locale)
        self = lookup.string(of: defaultValue.key, key: "\(key)", hasDefault: true, in: environment)
    }

    /// The text of a resource in the reader's language.
    public init(localized resource: LocalizedStringResource) {
        self = resource.string(in: LocalizedLookup.currentEnvironment(resource.locale))
    }
}
