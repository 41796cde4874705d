// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineLayout

@Suite struct LineBreakerTests {
    /// The string with a bar at each allowed break and a slash at each hard one.
    private func marked(_ text: String) -> String {
        zip(text, LineBreaker.breaks(in: text)).map { character, after in
            switch after {
            case .none: String(character)
            case .allowed: "\(character)¦"
            case .mandatory: "⏎"
            }
        }.joined()
    }

    @Test(arguments: [
        ("one two  three", "one ¦two  ¦three"),
        ("a well-known fact", "a ¦well-¦known ¦fact"),
        ("set -x 3-4", "set ¦-x ¦3-4"),
        ("10\u{A0}km, 3.5%", "10\u{A0}km, ¦3.5%"),
        ("(a) [b] \"c\"", "(a) ¦[b] ¦\"c\""),
        ("Bonjour !", "Bonjour !"),
        ("日本語。次", "日¦本¦語。¦次"),
        ("「日本」", "「日¦本」"),
        ("한국어 텍스트", "한국어 ¦텍스트"),
        ("and/or", "and/¦or"),
        ("wait\u{2026} go", "wait\u{2026} ¦go"),
        ("yes\u{2014}no", "yes¦\u{2014}¦no"),
        ("a\nb\r\nc", "a⏎b⏎c"),
        ("👩‍👩‍👧🇩🇪x", "👩‍👩‍👧¦🇩🇪¦x"),
        ("zero\u{200B}width", "zero\u{200B}¦width"),
        ("$5 €10", "$5 ¦€10"),
        ("", ""),
    ]) func breaksWhereReadersExpect(text: String, expected: String) {
        #expect(marked(text) == expected)
    }

    @Test func judgesSeamsLikeTheInside() {
        #expect(LineBreaker.seam("foo", "b") == .none)
        #expect(LineBreaker.seam("foo ", "b") == .allowed)
        #expect(LineBreaker.seam("a -", "x") == .none)
        #expect(LineBreaker.seam("a-", "x") == .allowed)
    }
}
