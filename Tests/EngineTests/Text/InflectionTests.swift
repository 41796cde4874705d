// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay

@MainActor
@Suite("Automatic grammar agreement")
struct InflectionTests {
    private func shown(_ key: LocalizedStringKey, locale: String = "en_US") -> String {
        TextMount(Text(key).environment(\.locale, Locale(identifier: locale)), width: 2_000).lines.joined(
            separator: "|")
    }

    @Test("gives nouns the number that stands before them", arguments: [0, 1, 2, 1_200])
    func numbers(count: Int) {
        let number = count == 1_200 ? "1,200" : "\(count)"
        let ending = count == 1 ? "" : "s"
        #expect(shown("You scored ^[\(count) point](inflect: true)!") == "You scored \(number) point\(ending)!")
        #expect(
            shown("^[\(count) glass](inflect: true) of water") == "\(number) glass\(count == 1 ? "" : "es") of water")
    }

    @Test(
        "knows nouns that are not regular, and the noun before of",
        arguments: [
            ("person", "people"), ("story", "stories"), ("day", "days"), ("Child", "Children"), ("box", "boxes"),
            ("new message", "new messages"), ("cup of tea", "cups of tea"),
        ])
    func nouns(singular: String, plural: String) {
        #expect(shown(.init("^[3 " + singular + "](inflect: true)")) == "3 " + plural)
    }

    @Test(
        "gives a number to nouns that are values",
        arguments: [("glass", "glasses"), ("step", "steps"), ("story", "stories"), ("child", "children")])
    func values(singular: String, plural: String) {
        #expect(shown("\(1) of ^[\(8) \(singular)](inflect: true)") == "1 of 8 " + plural)
        #expect(shown("\(8) of ^[\(1) \(singular)](inflect: true)") == "8 of 1 " + singular)
        #expect(shown("^[\(2) new \(singular)](inflect: true)") == "2 new " + plural)
        #expect(shown("^[\(2) \(singular) of many](inflect: true)") == "2 \(plural) of many")
    }

    @Test("leaves other languages and other brackets as they are")
    func others() {
        #expect(shown("^[\(2) Punkt](inflect: true)", locale: "de_DE") == "2 Punkt")
        #expect(shown("x^[2] and [more](https://example.com)") == "x^[2] and more")
    }
}
