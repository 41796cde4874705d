// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A character as a row of the list.
struct CharacterView: View {
    let character: FeedEntity

    @Environment(FeedDetailsBuilder.self) private var feedDetailsBuilder

    var body: some View {
        NavigationLink {
            feedDetailsBuilder.buildFeedDetailsView(character: character)
        } label: {
            row
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier(Constants.Identifiers.row(character.id))
    }

    private var row: some View {
        HStack(spacing: Constants.UI.spacing) {
            ImageLoaderView(url: character.imageURL)
                .frame(width: Constants.UI.rowImageSize, height: Constants.UI.rowImageSize)
                .clipShape(RoundedRectangle(cornerRadius: Constants.UI.smallCornerRadius))
            VStack(alignment: .leading, spacing: Constants.UI.textSpacing) {
                Text(character.name)
                    .font(.headline)
                Text(character.species)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
            Image(systemName: Constants.Symbols.disclosure)
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.tertiary)
                .accessibilityHidden(true)
        }
        .contentShape(Rectangle())
    }
}

// MARK: - Previews

#Preview("Character") {
    NavigationStack {
        CharacterView(character: FeedEntity.mocks[0])
            .padding()
    }
    .environment(FeedDetailsBuilder())
    .environment(ImageCache.mock())
}

#Preview("Placeholder") {
    NavigationStack {
        CharacterView(character: FeedEntity.placeholders[0])
            .padding()
            .skeleton()
    }
    .environment(FeedDetailsBuilder())
    .environment(ImageCache.mock())
}
