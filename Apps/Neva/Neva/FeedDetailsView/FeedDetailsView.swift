// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// What is known of a character.
struct FeedDetailsView: View {
    @State private var viewModel: FeedDetailsViewModel

    init(viewModel: FeedDetailsViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
        ScrollView {
            VStack(spacing: Constants.UI.sectionSpacing) {
                ImageLoaderView(url: viewModel.character.imageURL)
                    .aspectRatio(1, contentMode: .fit)
                    .frame(maxWidth: Constants.UI.detailsImageSize)
                    .clipShape(RoundedRectangle(cornerRadius: Constants.UI.cornerRadius))
                Text(viewModel.character.name)
                    .font(.largeTitle.bold())
                    .multilineTextAlignment(.center)
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityIdentifier(Constants.Identifiers.detailsName)
                facts
            }
            .frame(maxWidth: Constants.UI.readableWidth)
            .padding(Constants.UI.margin)
            .frame(maxWidth: .infinity)
        }
        .navigationTitle(viewModel.character.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ShareLink(item: viewModel.shareURL)
                .accessibilityIdentifier(Constants.Identifiers.shareButton)
        }
    }

    private var facts: some View {
        VStack(spacing: Constants.UI.spacing) {
            LabeledContent(Constants.Strings.species, value: viewModel.character.species)
            Divider()
            LabeledContent(Constants.Strings.id, value: "\(viewModel.character.id)")
        }
        .padding(Constants.UI.margin)
        .background(Constants.UI.cardBackground)
        .clipShape(RoundedRectangle(cornerRadius: Constants.UI.cornerRadius))
    }
}

// MARK: - Previews

#Preview("Character") {
    NavigationStack {
        FeedDetailsBuilder().buildFeedDetailsView(character: FeedEntity.mocks[0])
    }
    .environment(ImageCache.mock())
}

#Preview("Long name") {
    NavigationStack {
        FeedDetailsBuilder().buildFeedDetailsView(character: FeedEntity.mocks[5])
    }
    .environment(ImageCache.mock())
}
