// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct PairsGameView: View {
    @ObservedObject var game: EmojiPairsGame
    @State private var dealt = Set<Int>()
    @Namespace private var dealing

    var body: some View {
        VStack {
            header
            grid
            if game.isOver {
                Text("Done in \(game.moves) moves!")
                    .font(.title2.bold())
                    .padding()
                    .transition(.scale.combined(with: .opacity))
            }
            HStack {
                deck
                Spacer()
                Button("Shuffle") {
                    withAnimation { game.shuffle() }
                }
                Spacer()
                themeMenu
            }
            .padding(.horizontal)
        }
        .padding()
    }

    private var header: some View {
        HStack {
            Text(game.theme.name)
                .font(.largeTitle)
                .bold()
            Spacer()
            Text("Score: \(game.score)")
                .font(.title3)
                .animation(nil, value: game.score)
        }
    }

    private var grid: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 75), spacing: 8)], spacing: 8) {
                ForEach(game.cards) { card in
                    if dealt.contains(card.id) {
                        CardView(card: card)
                            .matchedGeometryEffect(id: card.id, in: dealing)
                            .aspectRatio(2 / 3, contentMode: .fit)
                            .transition(.asymmetric(insertion: .identity, removal: .scale))
                            .opacity(card.isMatched && !game.isOver ? 0.4 : 1)
                            .onTapGesture {
                                withAnimation(.easeInOut(duration: 0.5)) {
                                    game.choose(card)
                                }
                            }
                    } else {
                        Color.clear.aspectRatio(2 / 3, contentMode: .fit)
                    }
                }
            }
            .foregroundColor(game.theme.color)
        }
    }

    private var undealt: [EmojiPairsGame.Card] {
        game.cards.filter { !dealt.contains($0.id) }
    }

    private var deck: some View {
        ZStack {
            ForEach(undealt) { card in
                CardView(card: card)
                    .matchedGeometryEffect(id: card.id, in: dealing)
                    .transition(.asymmetric(insertion: .opacity, removal: .identity))
            }
        }
        .frame(width: 40, height: 60)
        .foregroundColor(game.theme.color)
        .accessibilityElement()
        .accessibilityLabel("Deal")
        .accessibilityAddTraits(.isButton)
        .accessibilityHidden(undealt.isEmpty)
        .onTapGesture(perform: deal)
    }

    private func deal() {
        for (index, card) in game.cards.enumerated() {
            withAnimation(.easeInOut(duration: 0.6).delay(Double(index) * 0.1)) {
                _ = dealt.insert(card.id)
            }
        }
    }

    private var themeMenu: some View {
        Menu("Theme") {
            ForEach(EmojiPairsGame.themes, id: \.name) { theme in
                Button(theme.name) {
                    withAnimation {
                        dealt = []
                        game.restart(with: theme)
                    }
                }
            }
        }
    }
}

struct PairsGameView_Previews: PreviewProvider {
    static var previews: some View {
        PairsGameView(game: EmojiPairsGame())
            .preferredColorScheme(.dark)
        PairsGameView(game: EmojiPairsGame(theme: EmojiPairsGame.themes[1]))
    }
}
