// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The feed is every character that the repository has, once.
nonisolated struct FeedUseCase: FeedUseCaseProtocol {
    private let feedRepository: FeedRepositoryProtocol

    init(feedRepository: FeedRepositoryProtocol) {
        self.feedRepository = feedRepository
    }

    func execute() async throws -> [FeedEntity] {
        var seen: Set<Int> = []
        return try await feedRepository.fetchCharacters().filter { seen.insert($0.id).inserted }
    }
}
