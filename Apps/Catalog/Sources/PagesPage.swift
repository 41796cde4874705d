// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Pages that are swiped, cards of which one fills the width, and words that begin at their end.
struct PagesPage: View {
    @State private var page = 0
    @State private var card: Int? = 0

    var body: some View {
        VStack(spacing: 16) {
            pages.frame(height: 200)
            cards
            Text("Card \(card ?? 0)").accessibilityIdentifier("pages.card")
            words
        }
        .navigationTitle("Pages")
        .navigationBarTitleDisplayMode(.inline)
    }

    private var pages: some View {
        TabView(selection: $page) {
            ForEach(0..<3) { index in
                ZStack {
                    [Color.indigo, .orange, .teal][index]
                    VStack {
                        Image(systemName: ["sun.max", "cloud", "moon"][index]).font(.largeTitle)
                        Text("Page \(index + 1)")
                    }
                    .foregroundStyle(.background)
                }
                .tag(index)
            }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .accessibilityIdentifier("pages.tabs")
    }

    private var cards: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(spacing: 12) {
                ForEach(0..<8, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 16)
                        .fill(Color.blue.opacity(0.15))
                        .overlay { Text("Card \(index)") }
                        .containerRelativeFrame(.horizontal)
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 32, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $card)
        .frame(height: 120)
    }

    private var words: some View {
        ScrollView {
            LazyVStack(alignment: .leading) {
                ForEach(0..<40) { Text("Word \($0)").frame(height: 22) }
            }
            .padding()
        }
        .defaultScrollAnchor(.bottom)
    }
}

#Preview("Pages") { NavigationStack { PagesPage() } }
