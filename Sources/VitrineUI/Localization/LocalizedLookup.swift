// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Finds a key in a bundle's table and puts values into what it finds.
///
/// The language is the environment's: reading it registers the running node, so a change of language runs exactly the
/// views that showed a localised string (DESIGN 3.7).
nonisolated package struct LocalizedLookup {
    package var table: String?
    /// `nil` is the program's own bundle.
    package var bundle: URL?
    package var locale: Locale

    package init(table: String?, bundle: URL?, locale: Locale) {
        self.table = table
        self.bundle = bundle
        self.locale = locale
    }

    /// The pieces of a key's text, with what its markdown says about each.
    func markedParts(
        of key: LocalizedStringKey, in environment: EnvironmentValues
    ) -> [(part: LocalizedPart, attributes: TextAttributes?)] {
        let template = template(key.key, arguments: key.arguments) ?? key.key
        guard InlineMarkdown.mayBeMarked(template) else {
            return parts(template, key, environment).map { ($0, nil) }
        }
        guard !key.arguments.isEmpty || FormatTemplate.hasEscape(template) else {
            return MarkedTemplate.parts([.literal(template)], locale: locale)
        }
        return MarkedTemplate.parts(
            FormatTemplate.pieces(template, key.arguments, locale: locale, environment: environment),
            locale: locale)
    }

    private func parts(
        _ template: String, _ key: LocalizedStringKey, _ environment: EnvironmentValues
    ) -> [LocalizedPart] {
        // Without values only an interpolated key is a format; a plain one may hold any percent sign.
        if key.arguments.isEmpty, !FormatTemplate.hasEscape(template) { return [.string(template)] }
        return FormatTemplate.parts(template, key.arguments, locale: locale, environment: environment)
    }

    /// The text of a key, values in place.
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

    private func template(
        _ key: String, arguments: [LocalizedArgument], reportsMissing: Bool = true
    ) -> String? {
        guard let catalog = StringCatalogs.shared.catalog(table: table ?? "Localizable", bundle: bundle) else {
            // Without a name the words in the source are meant; a table with a name is meant to be there.
            if let table, reportsMissing { MissingStrings.report("There is no table \(table) in \(place).") }
            return nil
        }
        let entry = catalog.entry(key, locale: locale)
        if entry == nil, reportsMissing, !catalog.knows(key) {
            report(key, "The key is not there")
        } else if catalog.lacksTranslation(of: key, locale: locale) {
            report(key, "The key has no translation")
        }
        let template = entry?.template(arguments: arguments)
        guard let pseudo = PseudoLanguage(locale) else { return template }
        // Keys that are texts themselves have no entry in the source language.
        return (template ?? (catalog.knows(key) ? key : nil)).map { pseudo.transform($0) }
    }

    private var place: String { bundle?.lastPathComponent ?? "the program's bundle" }

    /// A key without letters ("%lld / %lld", "–") is the same in every language.
    private func report(_ key: String, _ reason: String) {
        guard FormatTemplate.hasLetters(key) else { return }
        MissingStrings.report(
            "\"\(key)\" in \(table ?? "Localizable") of \(place), language \(locale.identifier): \(reason).")
    }

    /// The environment for look-ups outside a text: the running view's, or else the session's.
    package static func currentEnvironment(_ locale: Locale) -> EnvironmentValues {
        var environment = EnvironmentValues()
        if isOnMainActor {
            environment = MainActor.assumeIsolated {
                ViewGraph.current.map { EnvironmentValues($0.scope) } ?? sessionEnvironment()
            }
        } else {
            environment = sessionEnvironment()
        }
        if locale != .current { environment.locale = locale }
        return environment
    }

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
