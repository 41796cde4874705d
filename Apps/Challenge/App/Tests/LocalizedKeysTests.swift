// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The catalog of texts against the sources that use it.
struct LocalizedKeysTests {
    private static let challenge = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private struct Catalog: Decodable {
        struct Entry: Decodable {
            let localizations: [String: Localization]
        }

        struct Localization: Decodable {
            struct Unit: Decodable {
                let value: String
            }

            struct Form: Decodable {
                let stringUnit: Unit
            }

            let stringUnit: Unit?
            let variations: [String: [String: Form]]?

            var values: [String] {
                [stringUnit?.value].compactMap(\.self)
                    + (variations?.values.flatMap(\.values).map(\.stringUnit.value) ?? [])
            }
        }

        let strings: [String: Entry]

        static func read() throws -> Catalog {
            let file = challenge.appendingPathComponent("Libraries/Common/Sources/Resources/Localizable.xcstrings")
            return try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
        }
    }

    /// The keys that the sources ask for; those of a number as the catalog writes them.
    private static func usedKeys() throws -> Set<String> {
        let files = ["App", "Libraries"].compactMap {
            FileManager.default.enumerator(at: challenge.appendingPathComponent($0), includingPropertiesForKeys: nil)
        }.joined()
        var keys: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" && file.path.contains("/Sources/") {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /"([A-Za-z.]+)"\.localized\((count)?/) {
                keys.insert(String(match.1) + (match.2 == nil ? "" : " %lld"))
            }
        }
        return keys
    }

    @Test
    func everyKeyThatIsUsedExistsAndNoneIsUnused() throws {
        let used = try Self.usedKeys()
        let known = Set(try Catalog.read().strings.keys)
        #expect(used.count > 20)
        #expect(used.subtracting(known).sorted() == [])
        #expect(known.subtracting(used).sorted() == [])
    }

    @Test
    func everyKeyHasATextInEveryLanguage() throws {
        let strings = try Catalog.read().strings
        let languages = Set(strings.values.flatMap(\.localizations.keys))
        #expect(languages == ["en", "es"])
        for (key, entry) in strings {
            for language in languages {
                let values = entry.localizations[language]?.values ?? []
                #expect(!values.isEmpty && !values.contains(""), "\(key) in \(language)")
            }
        }
    }

    /// The forms that CLDR gives the two languages for whole numbers.
    @Test
    func aNumberIsInEveryFormOfACount() throws {
        let forms = ["en": ["one", "other"], "es": ["many", "one", "other"]]
        for (key, entry) in try Catalog.read().strings where key.hasSuffix("%lld") {
            for (language, localization) in entry.localizations {
                let variations = localization.variations?["plural"] ?? [:]
                #expect(variations.keys.sorted() == forms[language], "\(key) in \(language)")
                #expect(localization.values.allSatisfy { $0.contains("%lld") }, "\(key) in \(language)")
            }
        }
    }
}
