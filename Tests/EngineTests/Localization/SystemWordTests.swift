// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineDisplay
import VitrineTesting

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

    @Test("names the tab bar, and the column of tabs that takes its place", arguments: [390, 1024] as [Double])
    func tabBar(_ width: Double) {
        let view = TabView { Tab("A", systemImage: "star") { Text("Page") } }.tabViewStyle(.sidebarAdaptable)
        let session = SessionContext.fixture()
        session.preferences = SessionPreferences(locale: Locale(identifier: "de_DE"))
        let host = TestHost(view, session: session, viewport: Viewport(width: width, height: 800))
        #expect(host.root.all { $0.role == .navigation }.map(\.label) == ["Tableiste"])
    }

    @Test("stays in the session's language whatever locale the app sets, and follows the session's")
    func session() {
        let view = VStack {
            EditButton()
            Stepper("Count", value: .constant(1))
            Button(role: .cancel) {}
            Text(1_234.5, format: .number)
        }
        let scene = SceneHost(view.environment(\.locale, Locale(identifier: "de_DE")), session: .fixture())
        for language in ["es_ES", "fr_FR", "de_DE"] {
            let locale = Locale(identifier: language)
            scene.adopt(SessionPreferences(locale: locale), scene.viewport)
            scene.flush()
            let elements = scene.display.elements()
            let words: [SystemWord] = [.edit, .decrement, .increment, .cancel]
            #expect(elements.all { $0.role == .button }.compactMap(\.label) == words.map { $0.string(locale) })
            #expect(!elements.all(label: "1.234,5").isEmpty)
        }
    }
}
