// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The picture of an address: fills the place that it is given, and says when it is not there.
struct ImageLoaderView: View {
    let url: URL?

    @Environment(ImageCache.self) private var imageCache
    @Environment(\.redactionReasons) private var redactionReasons

    var body: some View {
        Constants.UI.imageBackground
            .overlay { content }
            .clipped()
            .accessibilityHidden(true)
    }

    /// Nothing is loaded for a placeholder.
    @ViewBuilder
    private var content: some View {
        if !redactionReasons.contains(.placeholder) {
            if let url, let image = imageCache[url] {
                filling(image)
            } else {
                loaded
            }
        }
    }

    private var loaded: some View {
        AsyncImage(url: url) { phase in
            if let image = phase.image {
                filling(image)
                    .onAppear { keep(image) }
            } else {
                ImageAbsenceView(isFinal: phase.error != nil || url == nil)
            }
        }
    }

    private func keep(_ image: Image) {
        guard let url else { return }
        imageCache.insert(image, for: url)
    }

    private func filling(_ image: Image) -> some View {
        image
            .resizable()
            .scaledToFill()
    }
}

/// What stands in a picture's place: it is on its way, or it does not come.
private struct ImageAbsenceView: View {
    let isFinal: Bool

    var body: some View {
        if isFinal {
            Image(systemName: Constants.Symbols.missingImage)
                .foregroundStyle(.secondary)
        } else {
            ProgressView()
        }
    }
}

// MARK: - Previews

#Preview("Loaded") {
    ImageLoaderView(url: FeedEntity.mocks[0].imageURL)
        .frame(width: 160, height: 160)
        .environment(ImageCache.mock())
}

#Preview("Loading") {
    Constants.UI.imageBackground
        .overlay { ImageAbsenceView(isFinal: false) }
        .frame(width: 160, height: 160)
}

#Preview("Missing") {
    ImageLoaderView(url: nil)
        .frame(width: 160, height: 160)
        .environment(ImageCache.mock())
}

#Preview("Placeholder") {
    ImageLoaderView(url: FeedEntity.mocks[0].imageURL)
        .frame(width: 160, height: 160)
        .environment(ImageCache.mock())
        .redacted(reason: .placeholder)
}
