// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Brings the feed.
nonisolated protocol FeedUseCaseProtocol: Sendable {
    func execute() async throws -> [FeedEntity]
}
