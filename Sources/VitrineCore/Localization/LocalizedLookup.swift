// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Looks up a key in a bundle's table and inserts values into the result.
///
/// The language is that of the environment: reading it registers the running node, so that a change of language updates
/// exactly the views that showed a localised string (Documentation/Rules.md 3.7).
nonisolated package struct LocalizedLookup {
    package var table: String?
    /// The bundle of the table; `nil` for the program's own bundle.
    package var bundle: URL?
    package var locale: Locale

    /// Creates a look-up in a bundle's table.
    ///
    /// The folder of one language (`de.lproj`), which apps open as a bundle of its own, has that language whatever the
    /// locale.
    package init(table: String?, bundle: URL?, locale: Locale) {
        self.table = table
        let isLanguage = bundle?.pathExtension == "lproj" && bundle?.lastPathComponent != "Base.lproj"
        self.bundle = isLanguage ? bundle?.deletingLastPathComponent() : bundle
        self.locale =
            isLanguage ? Locale(identifier: bundle?.deletingPathExtension().lastPathComponent ?? "") : locale
    }

    /// The text of a key, as it is shown.
    enum Content {
        /// Characters alone, as most texts have.
        case string(String)
        /// Parts with the attributes of the key's Markdown.
        case parts([(part: LocalizedPart, attributes: TextAttributes?)])
    }

    /// Returns the text of a key with its values inserted.
    func content(of key: LocalizedStringKey, in environment: EnvironmentValues) -> Content {
        let template = template(key.key, arguments: key.arguments) ?? key.key
        guard InlineMarkdown.mayBeMarked(template) else {
            // Without values only an interpolated key is a format; a plain one may contain any percent sign.
            if key.arguments.isEmpty, !FormatTemplate.hasEscape(template) { return .string(template) }
            let parts = FormatTemplate.parts(template, key.arguments, locale: locale, environment: environment)
            if parts.count == 1, case .string(let string) = parts[0] { return .string(string) }
            return .parts(parts.map { ($0, nil) })
        }
        guard !key.arguments.isEmpty || FormatTemplate.hasEscape(template) else {
            return .parts(MarkedTemplate.parts([.literal(template)], locale: locale))
        }
        let pieces = FormatTemplate.pieces(template, key.arguments, locale: locale, environment: environment)
        return .parts(MarkedTemplate.parts(pieces, locale: locale))
    }

    /// Returns the text of a key with its values inserted.
    package func string(
        of value: LocalizedStringKey, key: String, hasDefault: Bool, in environment: EnvironmentValues
    ) -> String {
        let found = template(key, arguments: value.arguments, reportsMissing: !hasDefault)
        let template = found ?? value.key
        if value.arguments.isEmpty, !FormatTemplate.hasEscape(template) { return template }
        let parts = FormatTemplate.parts(template, value.arguments, locale: locale, environment: environment)
        return parts.map { part in
            switch part {
            case .string(let string): string
            case .text(let text): text.string(in: environment)
            }
        }.joined()
    }

    /// Returns the format of a key as `Bundle.localizedString(forKey:value:table:)` does, before there are values;
    /// `nil` if no table has the key.
    ///
    /// For a key with plural forms it is the form for many, from which `CountedFormats` finds the others.
    package func format(_ key: String, reportsMissing: Bool) -> String? {
        guard let catalog = catalog(reportsMissing: reportsMissing) else { return nil }
        let entry = entry(key, in: catalog, reportsMissing: reportsMissing)
        guard let format = shown(key, entry?.formatOfMany, in: catalog) else { return nil }
        if let entry, entry.isCounted { CountedFormats.remember(format, entry, locale: locale) }
        return format
    }

    private func template(
        _ key: String, arguments: [LocalizedArgument], reportsMissing: Bool = true
    ) -> String? {
        guard let catalog = catalog(reportsMissing: reportsMissing) else { return nil }
        let entry = entry(key, in: catalog, reportsMissing: reportsMissing)
        return shown(key, entry?.template(arguments: arguments), in: catalog)
    }

    private func catalog(reportsMissing: Bool) -> StringCatalog? {
        let catalog = StringCatalogs.shared.catalog(table: table ?? "Localizable", bundle: bundle)
        // Without a table name the words in the source are meant as the default; a named table should exist.
        if catalog == nil, let table, reportsMissing {
            MissingStrings.report("There is no table \(table) in \(place).")
        }
        return catalog
    }

    private func entry(_ key: String, in catalog: StringCatalog, reportsMissing: Bool) -> StringCatalog.Entry? {
        let entry = catalog.entry(key, locale: locale)
        if entry == nil, reportsMissing, !catalog.knows(key) {
            report(key, "The key is not there")
        } else if catalog.lacksTranslation(of: key, locale: locale) {
            report(key, "The key has no translation")
        }
        return entry
    }

    private func shown(_ key: String, _ template: String?, in catalog: StringCatalog) -> String? {
        guard let pseudo = PseudoLanguage(locale) else { return template }
        // Keys that are texts themselves have no entry in the source language.
        return (template ?? (catalog.knows(key) ? key : nil)).map { pseudo.transform($0) }
    }

    private var place: String { bundle?.lastPathComponent ?? "the program's bundle" }

    /// Reports a missing key; one without letters ("%lld / %lld", "–") is the same in every language.
    private func report(_ key: String, _ reason: String) {
        guard FormatTemplate.hasLetters(key) else { return }
        MissingStrings.report(
            "\"\(key)\" in \(table ?? "Localizable") of \(place), language \(locale.identifier): \(reason).")
    }

    /// Returns the environment for look-ups outside a text: that of the text a value is formatted for, or else of the
    /// running view, or else of the session.
    package static func currentEnvironment(_ locale: Locale) -> EnvironmentValues {
        var environment =
            EnvironmentValues.ofFormattedText ?? EnvironmentValues.ofRunningView ?? sessionEnvironment()
        if locale != .current { environment.locale = locale }
        return environment
    }

    /// The locale of look-ups and formats outside a text.
    package static var currentLocale: Locale { currentEnvironment(.current).locale }

    private static func sessionEnvironment() -> EnvironmentValues {
        var environment = EnvironmentValues()
        if let session = SessionContext.current {
            environment.locale = session.locale
            environment.calendar = session.calendar
            environment.timeZone = session.timeZone
        }
        return environment
    }
}
