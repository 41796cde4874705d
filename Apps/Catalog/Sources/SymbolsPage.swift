// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Symbols in sizes, weights, scales and colours.
struct SymbolsPage: View {
    private let names = [
        "house", "star.fill", "heart", "gear", "person.circle", "trash", "magnifyingglass", "bell.fill",
    ]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                row { ForEach(names, id: \.self) { Image(systemName: $0) } }.font(.title2)
                row { ForEach(names, id: \.self) { Image(systemName: $0) } }.foregroundStyle(.blue)
                row {
                    Image(systemName: "square.and.arrow.up").imageScale(.small)
                    Image(systemName: "square.and.arrow.up").imageScale(.medium)
                    Image(systemName: "square.and.arrow.up").imageScale(.large)
                }
                row {
                    Image(systemName: "plus").fontWeight(.light)
                    Image(systemName: "plus").fontWeight(.regular)
                    Image(systemName: "plus").fontWeight(.bold)
                    Image(systemName: "plus.circle.fill").foregroundStyle(.green)
                }
                .font(.largeTitle)
                row {
                    Image(systemName: "star").fontWeight(.bold)
                    Image(systemName: "star").fontWeight(.heavy)
                    Image(systemName: "star").fontWeight(.black)
                    Image(systemName: "creditcard").fontWeight(.bold)
                    Image(systemName: "creditcard").fontWeight(.heavy)
                    Image(systemName: "creditcard").fontWeight(.black)
                }
                .font(.title3)
                row {
                    Image(systemName: "cloud.sun").resizable().scaledToFit().frame(width: 60, height: 60)
                    Image(systemName: "photo").resizable().frame(width: 90, height: 60).foregroundStyle(.secondary)
                }
                Label("A label", systemImage: "tag")
                Label("A larger label", systemImage: "bolt.fill").font(.title).foregroundStyle(.orange)
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private func row(@ViewBuilder _ content: () -> some View) -> some View {
        HStack(spacing: 14) { content() }
    }
}

#Preview("Symbols") { SymbolsPage() }
