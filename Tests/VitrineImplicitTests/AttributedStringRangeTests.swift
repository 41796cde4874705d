// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineImplicit

@Suite struct AttributedStringRangeTests {
    /// What apps ask for, in all combinations.
    static let options: [String.CompareOptions] = [
        [], .caseInsensitive, .diacriticInsensitive, [.caseInsensitive, .diacriticInsensitive],
        [.caseInsensitive, .backwards], [.caseInsensitive, .anchored], .widthInsensitive,
        [.caseInsensitive, .backwards, .anchored],
    ]

    private func found(_ text: String, in whole: AttributedString, _ options: String.CompareOptions) -> String? {
        whole.range(of: text, options: options).map { String(whole[$0].characters) }
    }

    @Test("texts with letters beyond ASCII are searched", arguments: options)
    func letters(options: String.CompareOptions) {
        let text = AttributedString("Wärme: 200 °C für 35 Minuten, 京都 👩‍👩‍👧 ＡＢＣ Äpfel")
        #expect(found("#wo", in: text, options) == nil)
        #expect(found("Wärme", in: text, options) == (options.isSuperset(of: [.backwards, .anchored]) ? nil : "Wärme"))
        #expect(found("minuten", in: text, .caseInsensitive) == "Minuten")
        #expect(found("fur", in: text, [.caseInsensitive, .diacriticInsensitive]) == "für")
        #expect(found("京都", in: text, .caseInsensitive) == "京都")
    }

    @Test func theRangeIsThatOfTheFirstOne() throws {
        var text = AttributedString("°C and °c")
        let first = try #require(text.range(of: "°C", options: .caseInsensitive))
        #expect(first.lowerBound == text.startIndex)
        let last = try #require(text.range(of: "°C", options: [.caseInsensitive, .backwards]))
        #expect(last.upperBound == text.endIndex)
        text[last].link = URL(string: "https://example.org")
        #expect(text.runs.count == 2)
    }

    @Test func aPartIsSearchedInItself() throws {
        let text = AttributedString("é one é two é")
        let start = try #require(text.range(of: "one")).upperBound
        let part = text[start..<text.endIndex]
        let found = try #require(part.range(of: "É", options: .caseInsensitive))
        #expect(found.lowerBound > start)
        #expect(String(text[found.upperBound..<text.endIndex].characters) == " two é")
        #expect(part.range(of: "one") == nil)
    }
}
