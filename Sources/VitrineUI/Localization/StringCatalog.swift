// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The strings of one table, by language.
nonisolated package struct StringCatalog: Sendable {
    /// One string: plain, or by plural category, or with substitutions that have plural categories of their own.
    package indirect enum Entry: Equatable, Sendable {
        case plain(String)
        case plural([PluralCategory: String], language: String, argument: Int)
        case substituted(String, [String: Substitution], language: String)

        package struct Substitution: Equatable, Sendable {
            /// From 1.
            package var argument: Int
            package var specifier: String
            package var forms: [PluralCategory: String]
        }
    }

    package var sourceLanguage: String
    /// Language, then key.
    package var strings: [String: [String: Entry]]
    /// All keys, translated or not.
    package var keys: Set<String>

    package init(sourceLanguage: String, strings: [String: [String: Entry]] = [:], keys: Set<String> = []) {
        self.sourceLanguage = sourceLanguage
        self.strings = strings
        self.keys = keys
    }

    package func knows(_ key: String) -> Bool { keys.contains(key) }

    /// The string of a key in the best language for a locale: the exact one, the language alone, the source language.
    package func entry(_ key: String, locale: Locale) -> Entry? {
        for language in languages(for: locale) {
            if let entry = strings[language]?[key] { return entry }
        }
        return nil
    }

    private func languages(for locale: Locale) -> [String] {
        let identifier = locale.identifier.replacingOccurrences(of: "_", with: "-")
        let parts = identifier.split(separator: "@")[0].split(separator: "-").map(String.init)
        var result: [String] = []
        for count in stride(from: parts.count, through: 1, by: -1) {
            result.append(parts.prefix(count).joined(separator: "-"))
        }
        if let first = parts.first, let last = parts.last, parts.count > 2 { result.insert("\(first)-\(last)", at: 1) }
        result.append(sourceLanguage)
        return result
    }
}

extension StringCatalog.Entry {
    /// The format string for some values.
    package nonisolated func template(arguments: [LocalizedArgument]) -> String {
        switch self {
        case .plain(let string): return string
        case .plural(let forms, let language, let argument):
            return StringCatalog.Entry.form(forms, language, arguments, argument)
        case .substituted(let string, let substitutions, let language):
            var result = string
            for name in substitutions.keys.sorted() {
                guard let substitution = substitutions[name] else { continue }
                let form = StringCatalog.Entry.form(
                    substitution.forms, language, arguments, substitution.argument - 1)
                let value = "%\(substitution.argument)$\(substitution.specifier)"
                result = result.replacingOccurrences(
                    of: "%#@\(name)@", with: form.replacingOccurrences(of: "%arg", with: value))
            }
            return result
        }
    }

    private nonisolated static func form(
        _ forms: [PluralCategory: String], _ language: String, _ arguments: [LocalizedArgument], _ index: Int
    ) -> String {
        let number = arguments.indices.contains(index)
            ? arguments[index].number : arguments.lazy.compactMap(\.number).first
        let base = String(language.prefix { $0 != "-" })
        let category = PluralRules.category(of: number ?? 0, language: base)
        // Apple's catalogues may define `zero` for every language: it is then used for 0.
        if number == 0, let zero = forms[.zero] { return zero }
        return forms[category] ?? forms[.other] ?? ""
    }
}
