// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rules of finding pairs, for any content of cards.
struct PairsGame<Content: Equatable> {
    struct Card: Identifiable, Equatable {
        let id: Int
        let content: Content
        var isFaceUp = false
        var isMatched = false
        var wasSeen = false
    }

    private(set) var cards: [Card]
    private(set) var score = 0
    private(set) var moves = 0

    init(numberOfPairs: Int, makeContent: (Int) -> Content) {
        cards = []
        for pair in 0..<max(2, numberOfPairs) {
            let content = makeContent(pair)
            cards.append(Card(id: pair * 2, content: content))
            cards.append(Card(id: pair * 2 + 1, content: content))
        }
    }

    private var indexOfOnlyFaceUpCard: Int? {
        get {
            let faceUp = cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }
            return faceUp.count == 1 ? faceUp.first : nil
        }
        set {
            for index in cards.indices where !cards[index].isMatched {
                cards[index].isFaceUp = index == newValue
            }
        }
    }

    var isOver: Bool { cards.allSatisfy(\.isMatched) }

    mutating func choose(_ card: Card) {
        guard let chosen = cards.firstIndex(where: { $0.id == card.id }), !cards[chosen].isFaceUp,
            !cards[chosen].isMatched
        else { return }
        if let other = indexOfOnlyFaceUpCard {
            moves += 1
            if cards[chosen].content == cards[other].content {
                cards[chosen].isMatched = true
                cards[other].isMatched = true
                score += 2
            } else {
                for index in [chosen, other] where cards[index].wasSeen { score -= 1 }
                cards[chosen].wasSeen = true
                cards[other].wasSeen = true
            }
            cards[chosen].isFaceUp = true
        } else {
            indexOfOnlyFaceUpCard = chosen
        }
    }

    mutating func shuffle() { cards.shuffle() }
}
