// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore

@Suite("LanguageMatcher")
struct LanguageMatcherTests {
    @Test(
        "reads Accept-Language by quality, equal ones as written",
        arguments: [
            ("es-ES,es;q=0.9,en;q=0.8", ["es-ES", "es", "en"]),
            ("en;q=0.1, de", ["de", "en"]),
            ("fr;q=0.5,it;q=0.5,de;q=0.7", ["de", "fr", "it"]),
            ("da, en-gb;q=0.8, *;q=0.5", ["da", "en-gb"]),
            ("nl;q=0, sv", ["sv"]),
            ("de;q=nonsense,en", ["en"]),
            ("x<script>,en;Q=0.3, fr ; q=1.0", ["fr", "en"]),
            ("", []),
            (",,;q=1,", []),
        ])
    func readsHeaders(_ header: String, _ languages: [String]) {
        #expect(LanguageMatcher.languages(accepting: header) == languages)
    }

    @Test("looks at a bounded number of languages")
    func bounds() {
        let header = (0..<10_000).map { "a\($0)" }.joined(separator: ",")
        #expect(LanguageMatcher.languages(accepting: header).count == 16)
    }

    @Test(
        "gives the first wanted language that the app has, by script and nearest region",
        arguments: [
            (["en", "es"], ["es-MX"], "es"),
            (["en", "es"], ["de", "es-AR"], "es"),
            (["en", "es"], ["ja"], "en"),
            (["en", "zh-Hans", "zh-Hant"], ["zh-TW"], "zh-Hant"),
            (["en", "zh-Hans", "zh-Hant"], ["zh-HK", "en"], "zh-Hant"),
            (["en", "zh-Hans"], ["zh-TW"], "en"),
            (["en", "zh-Hans", "zh-Hant"], ["zh"], "zh-Hans"),
            (["en", "pt-BR", "pt-PT"], ["pt-PT"], "pt-PT"),
            (["en", "pt-BR"], ["pt-PT"], "pt-BR"),
            (["en", "en-GB"], ["en-GB"], "en-GB"),
            (["en", "en-GB"], ["en-US"], "en"),
            (["en", "sr-Latn", "sr"], ["sr-RS"], "sr"),
            (["es", "en"], ["not a language"], "es"),
            ([], ["ar"], "en"),
        ])
    func matches(_ offered: [String], _ wanted: [String], _ language: String) {
        #expect(LanguageMatcher(offered: offered).language(for: wanted) == language)
    }

    @Test(
        "keeps the user's region for numbers and dates",
        arguments: [
            (["en", "es"], ["es-MX", "en"], "es_MX"),
            (["en", "es"], ["de-DE"], "en_DE"), (["en", "es"], ["de-DE", "en-US"], "en_US"),
            (["en"], ["fr-CH"], "en_CH"),
            (["en", "de"], ["de"], "de"),
            (["en", "es"], ["en-XA"], "en_XA"),
            (["en", "es"], ["ar-XB"], "ar_XB"),
        ])
    func locales(_ offered: [String], _ wanted: [String], _ identifier: String) {
        #expect(LanguageMatcher(offered: offered).locale(for: wanted).identifier == identifier)
    }

    @Test(
        "knows the direction of scripts",
        arguments: [
            ("ar", true), ("he_IL", true), ("ur_PK", true), ("fa", true), ("az_Arab", true), ("ckb", true),
            ("en_US", false), ("az", false), ("es", false), ("ar_XB", true), ("en_XA", false), ("dv", true),
        ])
    func directions(_ identifier: String, _ isRightToLeft: Bool) {
        #expect(Locale(identifier: identifier).isRightToLeft == isRightToLeft)
    }
}
