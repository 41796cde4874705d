// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

nonisolated struct MockFeedUseCase: FeedUseCaseProtocol {
    let result: Result<[FeedEntity], Error>
    /// How long the result lets wait; what is still loading for as long as anybody looks waits long.
    var delay: Duration?

    func execute() async throws -> [FeedEntity] {
        if let delay {
            try await Task.sleep(for: delay)
        }
        return try result.get()
    }
}
