// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineDisplay

@testable import VitrineCore

@MainActor
@Suite("SystemWord")
struct SystemWordTests {
    @Test(
        "is in the user's language, in English where it is not here",
        arguments: [
            ("es_MX", "Atrás"), ("de_CH", "Zurück"), ("zh_TW", "返回"), ("pt_PT", "Voltar"), ("en_GB", "Back"),
            ("is_IS", "Back"), ("en_XA", "[Ɓáçķ··]"),
        ])
    func back(_ locale: String, _ word: String) {
        #expect(SystemWord.back.string(Locale(identifier: locale)) == word)
    }

    @Test("every word is there in every language that one of them is in")
    func complete() {
        for (language, words) in SystemWord.translations {
            #expect(words.count == SystemWord.allCases.count, "\(language)")
        }
        for language in ["ar", "es", "fr", "ja", "zh_TW", "uk"] {
            // These are the same in some languages.
            for word in SystemWord.allCases where ![.ok, .minute, .dayPeriod].contains(word) {
                #expect(word.string(Locale(identifier: language)) != word.rawValue, "\(language) \(word)")
            }
        }
    }

    @Test("names a stepper's halves")
    func stepper() {
        let mount = TextMount(
            Stepper("Count", value: .constant(1)).environment(\.locale, Locale(identifier: "es_ES")))
        let labels = mount.scene.display.elements().all { $0.role == .button }.compactMap(\.label)
        #expect(labels == ["Reducir", "Aumentar"])
    }
}
