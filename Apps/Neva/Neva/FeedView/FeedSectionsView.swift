// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The feed's characters: the first in the carousel, the next in the grid, the others in the list.
struct FeedSectionsView: View {
    let characters: [FeedEntity]

    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        VStack(alignment: .leading, spacing: Constants.UI.sectionSpacing) {
            if !featured.isEmpty {
                section(Constants.Strings.featured) {
                    CarouselView(characters: featured)
                }
            }
            if !popular.isEmpty {
                section(Constants.Strings.popular) {
                    grid
                }
            }
            if !others.isEmpty {
                section(Constants.Strings.more) {
                    list
                }
            }
        }
        .padding(.vertical, Constants.UI.margin)
    }

    private var grid: some View {
        LazyVGrid(
            columns: Constants.UI.gridColumns(
                isWide: horizontalSizeClass == .regular, isTextLarge: dynamicTypeSize.isAccessibilitySize),
            spacing: Constants.UI.spacing
        ) {
            ForEach(popular) { character in
                ProductCardView(character: character)
            }
        }
        .padding(.horizontal, Constants.UI.margin)
    }

    private var list: some View {
        LazyVStack(spacing: Constants.UI.spacing) {
            ForEach(others) { character in
                CharacterView(character: character)
            }
        }
        .padding(.horizontal, Constants.UI.margin)
    }

    private func section(_ title: String, @ViewBuilder content: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: Constants.UI.spacing) {
            Text(title)
                .font(.title2.bold())
                .accessibilityAddTraits(.isHeader)
                .padding(.horizontal, Constants.UI.margin)
            content()
        }
    }

    // MARK: - Parts

    private var featured: [FeedEntity] {
        Array(characters.prefix(Constants.UI.carouselCount))
    }

    private var popular: [FeedEntity] {
        Array(characters.dropFirst(Constants.UI.carouselCount).prefix(Constants.UI.gridCount))
    }

    private var others: [FeedEntity] {
        Array(characters.dropFirst(Constants.UI.carouselCount + Constants.UI.gridCount))
    }
}

// MARK: - Previews

#Preview("All sections") {
    NavigationStack {
        ScrollView {
            FeedSectionsView(characters: FeedEntity.mocks)
        }
    }
    .environment(FeedDetailsBuilder())
    .environment(ImageCache.mock())
}

#Preview("Few characters") {
    NavigationStack {
        FeedSectionsView(characters: Array(FeedEntity.mocks.prefix(2)))
    }
    .environment(FeedDetailsBuilder())
    .environment(ImageCache.mock())
}

#Preview("Placeholder") {
    NavigationStack {
        ScrollView {
            FeedSectionsView(characters: FeedEntity.placeholders)
                .skeleton()
        }
    }
    .environment(FeedDetailsBuilder())
    .environment(ImageCache.mock())
}
