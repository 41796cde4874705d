// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Neva

struct FeedUseCaseTests {
    @Test("It brings what the repository has")
    func testSuccess() async throws {
        let useCase = FeedUseCase(feedRepository: MockFeedRepository(result: .success(FeedEntity.mocks)))
        #expect(try await useCase.execute() == FeedEntity.mocks)
    }

    @Test("Who is there twice comes once")
    func testDuplicates() async throws {
        let twice = FeedEntity.mocks + FeedEntity.mocks
        let useCase = FeedUseCase(feedRepository: MockFeedRepository(result: .success(twice)))
        #expect(try await useCase.execute() == FeedEntity.mocks)
    }

    @Test("The repository's error is passed on")
    func testFailure() async {
        let useCase = FeedUseCase(feedRepository: MockFeedRepository(result: .failure(NetworkError.offline)))
        await #expect(throws: NetworkError.offline) { try await useCase.execute() }
    }
}
