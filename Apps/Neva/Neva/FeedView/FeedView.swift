// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The app's first screen. Its stack is the only one: every card pushes the details on it.
struct FeedView: View {
    @State private var viewModel: FeedViewModel

    init(viewModel: FeedViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
        NavigationStack {
            content
                .navigationTitle(Constants.Strings.feedTitle)
        }
        .task {
            await viewModel.loadData()
        }
        .alert(Constants.Strings.errorTitle, isPresented: $viewModel.isErrorPresented) {
            Button(Constants.Strings.retry) {
                Task { await viewModel.loadData() }
            }
            Button(Constants.Strings.cancel, role: .cancel) {}
        } message: {
            Text(viewModel.errorMessage)
        }
    }

    /// Characters that were there once stay, whatever becomes of a later load.
    ///
    /// One scroll view for all states: what is drawn down stays there while its refresh goes from state to state.
    private var content: some View {
        ScrollView {
            if !viewModel.characters.isEmpty {
                FeedSectionsView(characters: viewModel.characters)
            } else {
                switch viewModel.state {
                case .idle, .loading: skeleton
                case .loaded: empty
                case .failed(let message): failure(message)
                }
            }
        }
        .scrollDisabled(viewModel.isWaitingForFirst)
        .refreshable {
            await viewModel.refresh()
        }
        .accessibilityIdentifier(Constants.Identifiers.scrollView)
    }

    private var skeleton: some View {
        FeedSectionsView(characters: FeedEntity.placeholders)
            .skeleton()
    }

    private var empty: some View {
        ContentUnavailableView {
            Label(Constants.Strings.emptyTitle, systemImage: Constants.Symbols.empty)
        } description: {
            Text(Constants.Strings.emptyDescription)
        } actions: {
            retryButton
        }
        .containerRelativeFrame(.vertical)
    }

    private func failure(_ message: String) -> some View {
        ContentUnavailableView {
            Label(Constants.Strings.errorTitle, systemImage: Constants.Symbols.error)
        } description: {
            Text(message)
        } actions: {
            retryButton
        }
        .containerRelativeFrame(.vertical)
    }

    private var retryButton: some View {
        Button(Constants.Strings.retry) {
            Task { await viewModel.loadData() }
        }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(Constants.Identifiers.retryButton)
    }
}

// MARK: - Previews

#Preview("Loaded") {
    FeedBuilder().buildFeedView(usingMock: true)
}

#Preview("Loading") {
    FeedBuilder().buildFeedView(
        feedUseCase: MockFeedUseCase(result: .success(FeedEntity.mocks), delay: .seconds(100))
    )
}

#Preview("Empty") {
    FeedBuilder().buildFeedView(feedUseCase: MockFeedUseCase(result: .success([])))
}

#Preview("Error") {
    FeedBuilder().buildFeedView(feedUseCase: MockFeedUseCase(result: .failure(NetworkError.offline)))
}
