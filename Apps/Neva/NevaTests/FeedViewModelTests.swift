// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Neva

struct FeedViewModelTests {
    @MainActor
    @Test("It begins idle, with nobody")
    func testIdle() {
        let viewModel = FeedViewModel(feedUseCase: MockFeedUseCase(result: .success(FeedEntity.mocks)))
        #expect(viewModel.state == .idle)
        #expect(viewModel.characters.isEmpty)
        #expect(!viewModel.isErrorPresented)
    }

    @MainActor
    @Test("It holds the characters that came")
    func testLoadDataSuccess() async throws {
        let mockUseCase = MockFeedUseCase(result: .success(FeedEntity.mocks))
        let viewModel = FeedViewModel(feedUseCase: mockUseCase)
        await viewModel.loadData()
        #expect(viewModel.characters == FeedEntity.mocks)
        #expect(viewModel.state == .loaded)
        #expect(!viewModel.isErrorPresented)
    }

    @MainActor
    @Test("An empty feed is loaded, too")
    func testLoadDataEmpty() async throws {
        let viewModel = FeedViewModel(feedUseCase: MockFeedUseCase(result: .success([])))
        await viewModel.loadData()
        #expect(viewModel.characters.isEmpty)
        #expect(viewModel.state == .loaded)
    }

    @MainActor
    @Test(
        "What went wrong is said, and presented",
        arguments: [
            (NetworkError.offline, "The server can't be reached."),
            (.status(500), "The server answered with the error 500."),
            (.invalidData, "The server's answer can't be read."),
        ]
    )
    func testLoadDataFailure(error: NetworkError, message: String) async throws {
        let viewModel = FeedViewModel(feedUseCase: MockFeedUseCase(result: .failure(error)))
        await viewModel.loadData()
        #expect(viewModel.state == .failed(message))
        #expect(viewModel.errorMessage == message)
        #expect(viewModel.isErrorPresented)
    }

    @MainActor
    @Test("While the use case works it is loading")
    func testLoading() async throws {
        let viewModel = FeedViewModel(feedUseCase: MockFeedUseCase(result: .success([]), delay: .seconds(100)))
        let load = Task { await viewModel.loadData() }
        while viewModel.state == .idle { await Task.yield() }
        #expect(viewModel.state == .loading)
        load.cancel()
        await load.value
    }

    @MainActor
    @Test("A cancelled load leaves what was there before, without an alert")
    func testCancellation() async throws {
        let cases: [(before: Result<[FeedEntity], Error>?, state: FeedViewModel.State, characters: [FeedEntity])] = [
            (nil, .idle, []),
            (.success(FeedEntity.mocks), .loaded, FeedEntity.mocks),
            (.success([]), .loaded, []),
            (.failure(NetworkError.status(500)), .failed("The server answered with the error 500."), []),
        ]
        for (before, state, characters) in cases {
            let viewModel = FeedViewModel(feedUseCase: ScriptedFeedUseCase(before.map { [$0] } ?? []))
            if before != nil { await viewModel.loadData() }
            #expect(viewModel.state == state)
            let load = Task { await viewModel.loadData() }
            while viewModel.state != .loading { await Task.yield() }
            load.cancel()
            await load.value
            #expect(viewModel.state == state)
            #expect(viewModel.characters == characters)
            #expect(!viewModel.isErrorPresented)
        }
    }

    @MainActor
    @Test("A refresh during a load starts no other")
    func testRefreshWhileLoading() async throws {
        let useCase = ScriptedFeedUseCase([])
        let viewModel = FeedViewModel(feedUseCase: useCase)
        let load = Task { await viewModel.loadData() }
        while await useCase.executions == 0 { await Task.yield() }
        await viewModel.refresh()
        #expect(await useCase.executions == 1)
        load.cancel()
        await load.value
    }

    @MainActor
    @Test("A refresh that fails keeps the characters, and the next one takes the error away")
    func testRefresh() async throws {
        let useCase = ScriptedFeedUseCase([.success(FeedEntity.mocks), .failure(NetworkError.offline), .success([])])
        let viewModel = FeedViewModel(feedUseCase: useCase)
        await viewModel.loadData()
        await viewModel.refresh()
        #expect(viewModel.characters == FeedEntity.mocks)
        #expect(viewModel.isErrorPresented)
        await viewModel.refresh()
        #expect(viewModel.characters.isEmpty)
        #expect(!viewModel.isErrorPresented)
        #expect(viewModel.errorMessage.isEmpty)
    }
}

/// Has another result each time; then it lets wait.
private actor ScriptedFeedUseCase: FeedUseCaseProtocol {
    private var results: [Result<[FeedEntity], Error>]

    init(_ results: [Result<[FeedEntity], Error>]) {
        self.results = results
    }

    private(set) var executions = 0

    func execute() async throws -> [FeedEntity] {
        executions += 1
        guard !results.isEmpty else {
            try await Task.sleep(for: .seconds(100))
            throw NetworkError.offline
        }
        return try results.removeFirst().get()
    }
}
