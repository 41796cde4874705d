// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineLayout

@MainActor
@Suite("Numbers in a session")
struct NumberFormatTests {
    private func inGerman<T>(_ body: () -> T) -> T {
        let session = SessionContext(
            textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), locale: Locale(identifier: "de_DE"))
        return SessionContext.$current.withValue(session) { body() }
    }

    @Test("are written as the user's locale writes them")
    func followsSession() {
        #expect(inGerman { 1234.formatted() } == "1.234")
        #expect(inGerman { 1234.5.formatted() } == "1.234,5")
        #expect(inGerman { 1234.formatted(.number.grouping(.never)) } == "1234")
        #expect(inGerman { 0.25.formatted(.percent) } == "25\u{A0}%")
        #expect(inGerman { 3.formatted(.currency(code: "EUR")) } == "3,00\u{A0}€")
        #expect(inGerman { 1234.5.formatted(.number.precision(.fractionLength(2))) } == "1.234,50")
    }

    @Test("keep a locale that the style names, and are the process's outside")
    func keepsOwn() {
        #expect(inGerman { 1234.formatted(.number.locale(Locale(identifier: "en_US"))) } == "1,234")
        #expect(1234.formatted() == IntegerFormatStyle<Int>.number.format(1234))
    }

    @Test("follow the locale of the place in a body")
    func followsEnvironment() {
        struct Screen: View {
            var body: some View { Text(verbatim: 1234.5.formatted()) }
        }
        #expect(TextMount(Screen().environment(\.locale, Locale(identifier: "de_DE"))).lines == ["1.234,5"])
        #expect(TextMount(Screen()).lines == ["1,234.5"])
    }
}
