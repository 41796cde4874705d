// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import Neva

/// Has the result that a test has given it last.
actor StagedFeedUseCase: FeedUseCaseProtocol {
    private var result: Result<[FeedEntity], Error>

    init(_ result: Result<[FeedEntity], Error>) {
        self.result = result
    }

    func stage(_ result: Result<[FeedEntity], Error>) {
        self.result = result
    }

    func execute() async throws -> [FeedEntity] {
        try result.get()
    }
}
