// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay

@MainActor
@Suite("PseudoLanguage")
struct PseudoLanguageTests {
    @Test("knows its own locales and no real one")
    func finds() {
        #expect(PseudoLanguage(Locale(identifier: "en_XA")) == .accented)
        #expect(PseudoLanguage(Locale(identifier: "ar_XB")) == .mirrored)
        for identifier in ["en_US", "en", "ar", "xh_ZA", "es_MX@hours=h23"] {
            #expect(PseudoLanguage(Locale(identifier: identifier)) == nil)
        }
        #expect(PseudoLanguage(tag: "EN-xa") == .accented)
    }

    @Test("puts accents and brackets, a third longer, and leaves specifiers alone")
    func transforms() {
        #expect(PseudoLanguage.accented.transform("Go home") == "[Ĝó ĥóɱé··]")
        let format = PseudoLanguage.accented.transform("%1$@ has %lld%% of %.2f, %#@files@ and %arg")
        for specifier in ["%1$@", "%lld%%", "%.2f", "%#@files@", "%arg"] { #expect(format.contains(specifier)) }
        #expect(PseudoLanguage.mirrored.transform("Go home") == "Go home")
    }

    @Test("shows what is localised, with its values, and nothing else")
    func showsTexts() throws {
        let folder = try ResourceFolder([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "title": {"localizations": {
                "en": {"stringUnit": {"state": "translated", "value": "Home"}},
                "ar": {"stringUnit": {"state": "translated", "value": "بيت"}}}},
              "Hello %@": {},
              "%lld files": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}}}}
            """
        ])
        let bundle = folder.bundle
        func shown(_ key: LocalizedStringKey, _ locale: String) -> String? {
            TextMount(
                Text(key, bundle: bundle).environment(\.locale, Locale(identifier: locale)), width: 2000
            ).texts.first?.string
        }
        #expect(shown("title", "en_XA") == "[Ĥóɱé··]")
        #expect(shown("\(1) files", "en_XA") == "[1 ƒíĺé··]")
        #expect(shown("Hello \("Rick")", "en_XA") == "[Ĥéĺĺó Rick··]")
        #expect(shown("not there", "en_XA") == "not there")
        #expect(shown("title", "ar_XB") == "Home")
        #expect(shown("title", "ar_EG") == "بيت")
    }
}
