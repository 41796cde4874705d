// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

class EmojiPairsGame: ObservableObject {
    typealias Card = PairsGame<String>.Card

    struct Theme: Equatable {
        let name: String
        let emojis: [String]
        let color: Color
    }

    static let themes = [
        Theme(name: "Halloween", emojis: ["👻", "🎃", "🕷️", "😈", "💀", "🧙"], color: .orange),
        Theme(name: "Vehicles", emojis: ["🚗", "🚲", "🚀", "🚂", "⛵️", "🚁"], color: .blue),
        Theme(name: "Food", emojis: ["🍎", "🍕", "🥨", "🍩", "🥕", "🍇"], color: .green),
    ]

    @Published private var model: PairsGame<String>
    @Published private(set) var theme: Theme

    init(theme: Theme = EmojiPairsGame.themes[0]) {
        self.theme = theme
        model = Self.makeModel(theme)
    }

    private static func makeModel(_ theme: Theme) -> PairsGame<String> {
        PairsGame(numberOfPairs: theme.emojis.count) { theme.emojis[$0] }
    }

    var cards: [Card] { model.cards }
    var score: Int { model.score }
    var moves: Int { model.moves }
    var isOver: Bool { model.isOver }

    // MARK: - Intents

    func choose(_ card: Card) { model.choose(card) }

    func shuffle() { model.shuffle() }

    func restart(with theme: Theme) {
        self.theme = theme
        model = Self.makeModel(theme)
    }
}
