// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A character as a card of the grid.
struct ProductCardView: View {
    let character: FeedEntity

    @Environment(FeedDetailsBuilder.self) private var feedDetailsBuilder
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        NavigationLink {
            feedDetailsBuilder.buildFeedDetailsView(character: character)
        } label: {
            card
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier(Constants.Identifiers.gridCard(character.id))
    }

    private var card: some View {
        VStack(alignment: .leading, spacing: 0) {
            ImageLoaderView(url: character.imageURL)
                .aspectRatio(1, contentMode: .fit)
            VStack(alignment: .leading, spacing: Constants.UI.textSpacing) {
                Text(character.name)
                    .font(.headline)
                Text(character.species)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .lineLimit(dynamicTypeSize.isAccessibilitySize ? 2 : 1)
            .padding(Constants.UI.spacing)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Constants.UI.cardBackground)
        .clipShape(RoundedRectangle(cornerRadius: Constants.UI.cornerRadius))
        .contentShape(Rectangle())
    }
}

// MARK: - Previews

#Preview("Character") {
    NavigationStack {
        ProductCardView(character: FeedEntity.mocks[0])
            .frame(width: 180)
    }
    .environment(FeedDetailsBuilder())
    .environment(ImageCache.mock())
}

#Preview("Long name") {
    NavigationStack {
        ProductCardView(character: FeedEntity.mocks[5])
            .frame(width: 180)
    }
    .environment(FeedDetailsBuilder())
    .environment(ImageCache.mock())
}

#Preview("Placeholder") {
    NavigationStack {
        ProductCardView(character: FeedEntity.placeholders[0])
            .frame(width: 180)
            .skeleton()
    }
    .environment(FeedDetailsBuilder())
    .environment(ImageCache.mock())
}
