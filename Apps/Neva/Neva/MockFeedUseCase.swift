// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

nonisolated struct MockFeedUseCase: FeedUseCaseProtocol {
    let result: Result<[FeedEntity], Error>
    /// The delay of the result; a long one shows the state of loading.
    var delay: Duration?

    func execute() async throws -> [FeedEntity] {
        if let delay {
            try await Task.sleep(for: delay)
        }
        return try result.get()
    }
}
