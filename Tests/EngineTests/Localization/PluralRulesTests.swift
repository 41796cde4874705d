// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore

@Suite("PluralRules")
struct PluralRulesTests {
    @Test(
        "has CLDR's categories, all of them in Arabic and Welsh",
        arguments: [
            ("en", [(0, "other"), (1, "one"), (2, "other"), (1.5, "other")]),
            ("es", [(0, "other"), (1, "one"), (2, "other"), (1_000_000, "many")]),
            ("fr", [(0, "one"), (1, "one"), (1.5, "one"), (2, "other"), (1_000_000, "many")]),
            ("ar", [(0, "zero"), (1, "one"), (2, "two"), (3, "few"), (11, "many"), (100, "other"), (111, "many")]),
            ("cy", [(0, "zero"), (1, "one"), (2, "two"), (3, "few"), (6, "many"), (4, "other")]),
            ("pl", [(1, "one"), (2, "few"), (5, "many"), (12, "many"), (22, "few"), (1.5, "other")]),
            ("ru", [(1, "one"), (11, "many"), (21, "one"), (23, "few"), (1.5, "other")]),
            ("cs", [(1, "one"), (3, "few"), (1.5, "many"), (5, "other")]),
            ("lt", [(1, "one"), (2, "few"), (1.5, "many"), (10, "other")]),
            ("lv", [(0, "zero"), (1, "one"), (2, "other")]),
            ("sl", [(1, "one"), (2, "two"), (3, "few"), (5, "other")]),
            ("he", [(1, "one"), (2, "two"), (3, "other")]),
            ("ja", [(0, "other"), (1, "other")]),
            ("pt-BR", [(0, "one"), (1, "one"), (2, "other")]),
            ("pt-PT", [(0, "other"), (1, "one"), (2, "other")]),
            ("xx-nobody", [(1, "other"), (2, "other")]),
        ] as [(String, [(Double, String)])])
    func categories(_ language: String, _ cases: [(Double, String)]) {
        for (number, category) in cases {
            #expect(
                PluralRules.category(of: number, language: language).rawValue == category, "\(language) \(number)")
            #expect(PluralRules.category(of: -number, language: language).rawValue == category)
        }
    }
}
