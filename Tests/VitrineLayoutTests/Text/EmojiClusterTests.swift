// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLayout

@Suite struct EmojiClusterTests {
    @Test(arguments: ["😀", "👩‍👩‍👧", "🇩🇪", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "👍🏽", "⌚", "©\u{FE0F}"])
    func picturesAreEmoji(text: String) throws {
        #expect(text.count == 1)
        #expect(EmojiCluster.contains(try #require(text.first)))
        #expect(EmojiCluster.occurs(in: "with " + text))
    }

    @Test(arguments: ["a", "1", "#", "©", "❤", "⌚\u{FE0E}", "日", "→", "é", "\u{FE0F}"])
    func signsAreNot(text: String) throws {
        #expect(!EmojiCluster.contains(try #require(text.first)))
        #expect(!EmojiCluster.occurs(in: "with " + text))
    }

    @Test func piecesAreTheStringAndEveryEmojiStandsAlone() {
        let pieces = EmojiCluster.pieces("Hi 😀😀 – ok")
        #expect(pieces.map(\.text) == ["Hi ", "😀", "😀", " – ok"])
        #expect(pieces.map(\.isEmoji) == [false, true, true, false])
        #expect(EmojiCluster.pieces("plain").map(\.text) == ["plain"])
        #expect(EmojiCluster.pieces("").isEmpty)
    }
}
