// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

nonisolated struct MockFeedRepository: FeedRepositoryProtocol {
    let result: Result<[FeedEntity], Error>

    func fetchCharacters() async throws -> [FeedEntity] {
        try result.get()
    }
}
