// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Chooses the language that a user gets among those of an app, and the locale.
///
/// Algorithm: each of the user's languages in order is compared with every language of the app. Two match if language
/// and script are the same once likely subtags are added (UTS 35: `zh-TW` is `zh-Hant-TW`, so Traditional Chinese
/// matches it and Simplified does not); the same region is the better match, then the shorter name. If none matches,
/// the app's first language is used, which is its source language. Complexity: linear in wanted × offered languages.
nonisolated package struct LanguageMatcher: Sendable {
    /// The app's languages as BCP 47 tags, the source language first; never empty.
    package let offered: [String]
    private let parsed: [Tag]

    package init(offered: [String]) {
        self.offered = offered.isEmpty ? ["en"] : offered
        parsed = self.offered.map { Tag($0) }
    }

    /// A language tag with its likely subtags added.
    private struct Tag {
        var language: String
        var script: String
        /// The region in the tag; `nil` if it has none.
        var region: String?

        init(_ tag: String) {
            let written = Locale.Language(identifier: tag)
            let full = Locale.Language(identifier: written.maximalIdentifier)
            language = full.languageCode?.identifier.lowercased() ?? tag.lowercased()
            script = full.script?.identifier ?? ""
            region = written.region?.identifier
        }
    }

    /// Returns the best of the app's languages.
    package func language(for wanted: [String]) -> String {
        match(wanted).language
    }

    /// Returns the user's locale: the app's language for texts, the user's region for numbers and dates.
    package func locale(for wanted: [String]) -> Locale {
        if let pseudo = wanted.first.flatMap(PseudoLanguage.init(tag:)) { return pseudo.locale }
        let (language, matched) = match(wanted)
        let tag = Tag(language)
        let region = matched?.region ?? wanted.lazy.compactMap { Tag($0).region }.first ?? tag.region
        var components = Locale.Components(identifier: language)
        if let region { components.languageComponents.region = Locale.Region(region) }
        return Locale(components: components)
    }

    private func match(_ wanted: [String]) -> (language: String, wanted: Tag?) {
        for tag in wanted.map({ Tag($0) }) {
            var best: Int?
            for index in parsed.indices
            where parsed[index].language == tag.language && parsed[index].script == tag.script {
                guard let known = best else {
                    best = index
                    continue
                }
                if rank(index, tag) < rank(known, tag) { best = index }
            }
            if let best { return (offered[best], tag) }
        }
        return (offered[0], nil)
    }

    /// Ranks the requested region first, then a language without a region, then any.
    private func rank(_ index: Int, _ wanted: Tag) -> (Int, Int) {
        let region = parsed[index].region
        if region == wanted.region { return (0, index) }
        return (region == nil ? 1 : 2, index)
    }

    // MARK: - Headers

    /// Returns the languages of an `Accept-Language` header (RFC 9110, 12.5.4), the most preferred first.
    ///
    /// Languages are sorted by quality; equal ones keep their order. Malformed ones, refused ones (`q=0`) and the
    /// wildcard are left out; at most 16 are parsed.
    package static func languages(accepting header: String) -> [String] {
        var found: [(tag: String, quality: Double)] = []
        for item in header.split(separator: ",").prefix(16) {
            let parts = item.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            guard let tag = parts.first, isTag(tag) else { continue }
            var quality = 1.0
            for parameter in parts.dropFirst() where parameter.lowercased().hasPrefix("q=") {
                quality = Double(parameter.dropFirst(2)).flatMap { (0...1).contains($0) ? $0 : nil } ?? 0
            }
            if quality > 0 { found.append((tag, quality)) }
        }
        return found.enumerated().sorted {
            ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset)
        }.map(\.element.tag)
    }

    private static func isTag(_ tag: String) -> Bool {
        (1...35).contains(tag.utf8.count)
            && tag.utf8.allSatisfy {
                (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 45
            }
    }
}

extension Locale {
    /// Whether the locale's language is written from right to left.
    nonisolated package var isRightToLeft: Bool {
        if let pseudo = PseudoLanguage(self) { return pseudo.isRightToLeft }
        // By script, since Foundation returns left to right for right-to-left scripts of languages with several
        // scripts.
        let full = Locale.Language(identifier: language.maximalIdentifier)
        return ["Arab", "Aran", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Mand", "Samr", "Rohg"]
            .contains(full.script?.identifier ?? "")
    }
}
