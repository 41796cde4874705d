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

    /// The pieces of a key's text.
    package func parts(of key: LocalizedStringKey, in environment: EnvironmentValues) -> [LocalizedPart] {
        let template = template(key.key, arguments: key.arguments) ?? key.key
        // Without values only an interpolated key is a format; a plain one may hold any percent sign.
        if key.arguments.isEmpty, !template.contains("%%") { return [.string(template)] }
        return FormatTemplate.parts(template, key.arguments, locale: locale, environment: environment)
    }

    /// The text of a key, values in place.
    package func string(
        of value: LocalizedStringKey, key: String, hasDefault: Bool, in environment: EnvironmentValues
    ) -> String {
        let found = template(key, arguments: value.arguments, reportsMissing: !hasDefault)
        let template = found ?? value.key
        if value.arguments.isEmpty, !template.contains("%%") { return template }
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
            return nil
        }
        guard let entry = catalog.entry(key, locale: locale) else {
            if reportsMissing, !catalog.knows(key) { report(key) }
            return nil
        }
        return entry.template(arguments: arguments)
    }

    /// Says once per graph that a table exists and does not hold the key.
    private func report(_ key: String) {
        guard isOnMainActor else { return }
        let table = table ?? "Localizable"
        let place = bundle?.lastPathComponent ?? "the program's bundle"
        MainActor.assumeIsolated {
            guard let node = ViewGraph.current else { return }
            node.graph.diagnostics.report(Diagnostic(
                .missingString, "The key \"\(key)\" is not in \(table) of \(place): the key itself is shown.",
                viewPath: node.path, remedy: "Add the key to the string catalogue, or use Text(verbatim:).",
                session: node.graph.session.identifier))
        }
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
