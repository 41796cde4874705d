// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Characters side by side, one card at a time.
struct CarouselView: View {
    let characters: [FeedEntity]

    @Environment(FeedDetailsBuilder.self) private var feedDetailsBuilder
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: Constants.UI.spacing) {
                ForEach(characters) { character in
                    NavigationLink {
                        feedDetailsBuilder.buildFeedDetailsView(character: character)
                    } label: {
                        card(character)
                    }
                    .buttonStyle(.plain)
                    .accessibilityIdentifier(Constants.Identifiers.carouselCard(character.id))
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, Constants.UI.margin, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned)
        .scrollIndicators(.hidden)
        .frame(height: Constants.UI.carouselCardSize.height)
        .accessibilityIdentifier(Constants.Identifiers.carousel)
    }

    private func card(_ character: FeedEntity) -> some View {
        ImageLoaderView(url: character.imageURL)
            .overlay(alignment: .bottomLeading) { caption(character) }
            .frame(width: Constants.UI.carouselCardSize.width, height: Constants.UI.carouselCardSize.height)
            .clipShape(RoundedRectangle(cornerRadius: Constants.UI.cornerRadius))
            .contentShape(Rectangle())
    }

    private func caption(_ character: FeedEntity) -> some View {
        VStack(alignment: .leading, spacing: Constants.UI.textSpacing) {
            Text(character.name)
                .font(.title3.bold())
            Text(character.species)
                .font(.subheadline)
        }
        .lineLimit(dynamicTypeSize.isAccessibilitySize ? 2 : 1)
        .foregroundStyle(.white)
        .padding(Constants.UI.spacing)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Constants.UI.carouselCaption)
    }
}

// MARK: - Previews

#Preview("Characters") {
    NavigationStack {
        CarouselView(characters: FeedEntity.mocks)
    }
    .environment(FeedDetailsBuilder())
    .environment(ImageCache.mock())
}

#Preview("Placeholder") {
    NavigationStack {
        CarouselView(characters: FeedEntity.placeholders)
            .skeleton()
    }
    .environment(FeedDetailsBuilder())
    .environment(ImageCache.mock())
}
