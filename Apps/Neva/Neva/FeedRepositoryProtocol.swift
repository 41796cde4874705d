// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Where the feed's characters are kept.
nonisolated protocol FeedRepositoryProtocol: Sendable {
    func fetchCharacters() async throws -> [FeedEntity]
}
