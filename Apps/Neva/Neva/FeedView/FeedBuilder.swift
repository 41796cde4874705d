// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Puts the feed together: network, repository, use case, view model, view.
@MainActor
@Observable
final class FeedBuilder {
    /// Returns the view of the feed.
    ///
    /// - Parameter usingMock: Whether the feed uses no network.
    /// - Returns: The view.
    func buildFeedView(usingMock: Bool) -> some View {
        let feedRepository: FeedRepositoryProtocol =
            usingMock
            ? MockFeedRepository(result: .success(FeedEntity.mocks))
            : FeedRepository(networkService: NetworkService(), baseURL: Constants.API.baseURL)
        return buildFeedView(
            feedUseCase: FeedUseCase(feedRepository: feedRepository),
            imageCache: usingMock ? .mock() : ImageCache()
        )
    }

    /// The feed of any use case, as previews and tests need it.
    func buildFeedView(feedUseCase: FeedUseCaseProtocol, imageCache: ImageCache = .mock()) -> some View {
        let detailsBuilder = FeedDetailsBuilder()
        return FeedView(viewModel: FeedViewModel(feedUseCase: feedUseCase))
            .environment(detailsBuilder)
            .environment(imageCache)
    }
}
