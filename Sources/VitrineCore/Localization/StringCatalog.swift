// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization
import VitrineBase

/// The strings of a table in all its languages.
nonisolated package struct StringCatalog: Sendable {
    /// A string: plain, with plural forms, or with substitutions that have plural forms of their own.
    package indirect enum Entry: Equatable, Sendable {
        case plain(String)
        case plural([PluralCategory: String], language: String, argument: Int)
        case substituted(String, [String: Substitution], language: String)

        package struct Substitution: Equatable, Sendable {
            /// The position of the argument, from 1.
            package var argument: Int
            package var specifier: String
            package var forms: [PluralCategory: String]
        }
    }

    /// The name of the base localisation, which belongs to no language.
    package static let base = "Base"

    package var sourceLanguage: String
    /// The strings by language and key.
    package var strings: [String: [String: Entry]]
    /// All keys, whether translated or not.
    package var keys: Set<String>

    package init(sourceLanguage: String, strings: [String: [String: Entry]] = [:], keys: Set<String> = []) {
        self.sourceLanguage = sourceLanguage
        self.strings = strings
        self.keys = keys
    }

    package func knows(_ key: String) -> Bool { keys.contains(key) }

    /// Returns the string of a key in the best language for a locale: the exact one, the language alone, or the source
    /// language.
    package func entry(_ key: String, locale: Locale) -> Entry? {
        let wanted = LanguageCandidates.of(locale)
        for language in wanted {
            if let entry = strings[language]?[key] { return entry }
        }
        if let other = otherRegion(of: wanted), let entry = strings[other]?[key] { return entry }
        return strings[sourceLanguage]?[key] ?? strings[StringCatalog.base]?[key]
    }

    /// Returns whether the table has a language for a locale but no string for the key in it.
    package func lacksTranslation(of key: String, locale: Locale) -> Bool {
        let wanted = LanguageCandidates.of(locale)
        // In the source language a string needs no entry.
        if wanted.contains(sourceLanguage) { return false }
        let offered = wanted.filter { strings[$0] != nil } + [otherRegion(of: wanted)].compactMap(\.self)
        return !offered.isEmpty && !offered.contains { strings[$0]?[key] != nil }
    }

    /// Returns a language of the table that differs from the wanted one only in its region (`pt-BR` for Portugal).
    private func otherRegion(of wanted: [String]) -> String? {
        guard let tag = wanted.first, !wanted.contains(where: { strings[$0] != nil }) else { return nil }
        let languages = strings.keys.sorted()
        let matcher = LanguageMatcher(offered: ["und"] + languages)
        let found = matcher.language(for: [tag])
        return found == "und" ? nil : found
    }
}

/// The names under which a table may have a locale's language, the best first: from script and region down to the
/// language alone, which means its usual script only.
nonisolated enum LanguageCandidates {
    /// Identifiers come from browsers, so their number has to be bounded.
    private static let known = Mutex(BoundedCache<String, [String]>(limit: 1_000))

    static func of(_ locale: Locale) -> [String] {
        let identifier = locale.identifier
        return known.withLock { known in
            if let found = known.value(for: identifier) { return found }
            let made = make(locale)
            known.insert(made, for: identifier)
            return made
        }
    }

    private static func make(_ locale: Locale) -> [String] {
        // Pseudo-languages are derived from the source language.
        if PseudoLanguage(locale) != nil { return [] }
        let full = Locale.Language(identifier: locale.language.maximalIdentifier)
        guard let language = full.languageCode?.identifier else { return [] }
        let script = full.script?.identifier
        let usual = Locale.Language(identifier: Locale.Language(identifier: language).maximalIdentifier)
        var result: [String] = []
        if let region = locale.region?.identifier {
            if let script { result.append("\(language)-\(script)-\(region)") }
            result.append("\(language)-\(region)")
            if language == "es", region != "ES" { result.append("es-419") }
        }
        if let script { result.append("\(language)-\(script)") }
        if usual.script == full.script { result.append(language) }
        return result
    }
}

extension StringCatalog.Entry {
    /// Whether the format depends on a number.
    package nonisolated var isCounted: Bool {
        if case .plain = self { return false }
        return true
    }

    /// Returns the format string for some values.
    package nonisolated func template(arguments: [LocalizedArgument]) -> String {
        template { StringCatalog.Entry.form($0, $1, arguments, $2) }
    }

    /// The format string for many, which is used while there are no values.
    package nonisolated var formatOfMany: String {
        template { forms, _, _ in forms[.other] ?? "" }
    }

    /// Returns the format string for the forms of its numbers; the closure receives the forms, their language and the
    /// argument's index.
    private nonisolated func template(
        form: (_ forms: [PluralCategory: String], _ language: String, _ argument: Int) -> String
    ) -> String {
        switch self {
        case .plain(let string): return string
        case .plural(let forms, let language, let argument):
            return form(forms, language, argument)
        case .substituted(let string, let substitutions, let language):
            var result = string
            // A form may contain other substitutions, in practice not deeper than this.
            for _ in 0..<4 where result.contains("#@") {
                for name in substitutions.keys.sorted() {
                    guard let substitution = substitutions[name] else { continue }
                    let value = "%\(substitution.argument)$\(substitution.specifier)"
                    let text = form(substitution.forms, language, substitution.argument - 1)
                        .replacingOccurrences(of: "%arg", with: value)
                    for reference in ["%#@\(name)@", "%\(substitution.argument)$#@\(name)@"] {
                        result = result.replacingOccurrences(of: reference, with: text)
                    }
                }
            }
            return result
        }
    }

    private nonisolated static func form(
        _ forms: [PluralCategory: String], _ language: String, _ arguments: [LocalizedArgument], _ index: Int
    ) -> String {
        let number =
            arguments.indices.contains(index)
            ? arguments[index].number : arguments.lazy.compactMap(\.number).first
        let category = PluralRules.category(of: number ?? 0, language: language)
        // Apple's catalogues may define `zero` for every language, which is then used for 0.
        if number == 0, let zero = forms[.zero] { return zero }
        return forms[category] ?? forms[.other] ?? ""
    }
}
