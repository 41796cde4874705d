// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@MainActor
@Observable
final class FeedViewModel {
    /// How far the feed is. What is shown while it is loaded anew stays what it was.
    enum State: Equatable {
        case idle
        case loading
        case loaded
        case failed(String)
    }

    private(set) var state = State.idle
    private(set) var characters: [FeedEntity] = []
    var isErrorPresented = false

    private let feedUseCase: FeedUseCaseProtocol

    init(feedUseCase: FeedUseCaseProtocol) {
        self.feedUseCase = feedUseCase
    }

    /// Loads the feed, or loads it anew. A load that is cancelled leaves what was there before.
    func loadData() async {
        let previous = state
        isErrorPresented = false
        state = .loading
        do {
            characters = try await feedUseCase.execute()
            state = .loaded
        } catch {
            if Task.isCancelled {
                state = previous
            } else {
                state = .failed(error.localizedDescription)
                isErrorPresented = true
            }
        }
    }

    /// Loads the feed again at the user's request, unless a load is under way.
    func refresh() async {
        guard state != .loading else { return }
        await loadData()
    }

    /// Whether nothing was there yet, and something may come.
    var isWaitingForFirst: Bool {
        characters.isEmpty && (state == .idle || state == .loading)
    }

    var errorMessage: String {
        if case .failed(let message) = state { message } else { "" }
    }
}
