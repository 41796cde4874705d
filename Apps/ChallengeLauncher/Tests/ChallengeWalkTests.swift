// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeApp
import ChallengeCore
import EmbeddedAPI
import Foundation
import Testing
import VitrineRoute

@testable import VitrineBase
@testable import VitrineComponents
@testable import VitrineCore
@testable import VitrineTesting

/// The whole app over the embedded API, without a browser: what a person does, by the seeds' identifiers.
struct ChallengeWalkTests {
    @Test
    func fromHomeToACharacterAndBack() async throws {
        try await withApp { host in
            #expect(host.contains(identifier: "home.view"))
            #expect(host.contains(label: "Rick and Morty"))
            #expect(!host.contains(identifier: "characterList.scrollView"))

            try host.find(identifier: "home.charactersButton").tap()
            await host.scene.waitForTasks(limit: .seconds(300))
            #expect(host.contains(identifier: "characterList.scrollView"))
            #expect(!host.contains(identifier: "home.charactersButton"))
            for id in 1...3 {
                #expect(host.contains(identifier: "characterList.row.\(id)"), "\(host.root)")
            }
            #expect(!host.contains(identifier: "characterList.row.0"))
            #expect(try host.find(identifier: "characterList.row.1").label == "Rick Sanchez, Alive")
            #expect(try host.find(identifier: "characterList.row.2").label == "Morty Smith, Alive")
            #expect(paths(of: host) == ["/", "/characters"])

            try host.find(identifier: "characterList.row.2").tap()
            await host.scene.waitForTasks(limit: .seconds(300))
            #expect(host.contains(identifier: "characterDetail.scrollView"))
            #expect(host.contains(identifier: "characterDetail.image"))
            #expect(try host.find(identifier: "characterDetail.nameLabel").label == "Morty Smith")
            #expect(try host.find(identifier: "characterDetail.statusLabel").label == "Alive")
            #expect(!host.contains(identifier: "characterList.scrollView"))
            #expect(paths(of: host) == ["/", "/characters", "/characters/2"])

            try host.find(role: .button, label: "Back").tap()
            #expect(host.contains(identifier: "characterList.row.2"))
            #expect(!host.contains(identifier: "characterDetail.scrollView"))

            try host.find(role: .button, label: "Back").tap()
            #expect(host.contains(identifier: "home.charactersButton"))
            #expect(paths(of: host) == ["/"])
            #expect(unexpected(in: host) == [])
        }
    }

    @Test
    func theListScrollsToItsLastRow() async throws {
        try await withApp { host in
            try host.find(identifier: "home.charactersButton").tap()
            await host.scene.waitForTasks(limit: .seconds(300))
            #expect(!host.contains(identifier: "characterList.row.20"))
            try host.find(identifier: "characterList.row.1").scroll(to: CGPoint(x: 0, y: 1_100))
            #expect(host.contains(identifier: "characterList.row.20"), "\(host.root)")
            #expect(!host.contains(identifier: "characterList.row.21"))
            #expect(unexpected(in: host) == [])
        }
    }

    @Test
    func behindTheLastRowMoreCome() async throws {
        try await withApp { host in
            try host.find(identifier: "home.charactersButton").tap()
            await host.scene.waitForTasks(limit: .seconds(300))
            try host.find(identifier: "characterList.row.1").scroll(to: CGPoint(x: 0, y: 1_200))
            #expect(!host.contains(identifier: "characterList.row.21"))
            try host.find(identifier: "characterList.loadMoreButton").tap()
            await host.scene.waitForTasks(limit: .seconds(300))
            #expect(host.contains(identifier: "characterList.row.21"), "\(host.root)")
            #expect(unexpected(in: host) == [])
        }
    }

    @Test
    func anAPIThatIsNotThereIsAnErrorAndTheWayBackIsOpen() async throws {
        let address = try await absentAPI()
        let host = mount(api: address)
        try host.find(identifier: "home.charactersButton").tap()
        await host.scene.waitForTasks(limit: .seconds(300))
        #expect(host.contains(label: "Error loading characters"), "\(host.root)")
        try host.find(role: .button, label: "Back").tap()
        #expect(host.contains(identifier: "home.charactersButton"))
        host.unmount()
    }

    @Test
    func whatFailedIsTriedAgainAndComes() async throws {
        let address = try await absentAPI()
        let host = mount(api: address)
        defer { host.unmount() }
        try host.find(identifier: "home.charactersButton").tap()
        await host.scene.waitForTasks(limit: .seconds(300))
        #expect(!host.contains(identifier: "characterList.row.1"))

        let server = EmbeddedAPIServer()
        _ = try await server.start(port: try #require(address.port))
        try host.find(identifier: "character.retryButton").tap()
        await host.scene.waitForTasks(limit: .seconds(300))
        #expect(host.contains(identifier: "characterList.row.1"), "\(host.root)")
        try await server.stop()

        try host.find(identifier: "characterList.row.1").tap()
        await host.scene.waitForTasks(limit: .seconds(300))
        #expect(try host.find(identifier: "characterDetail.nameLabel").label == "Rick Sanchez")
        #expect(host.contains(identifier: "character.notice"), "\(host.root)")
        _ = try await server.start(port: try #require(address.port))
        try host.find(role: .button, label: "Refresh").tap()
        await host.scene.waitForTasks(limit: .seconds(300))
        #expect(!host.contains(identifier: "character.notice"))
        try await server.stop()
    }

    @Test
    func aRefreshAsksAgain() async throws {
        let server = EmbeddedAPIServer()
        let host = mount(api: try await server.start())
        defer { host.unmount() }
        try host.find(identifier: "home.charactersButton").tap()
        await host.scene.waitForTasks(limit: .seconds(300))
        #expect(!host.contains(identifier: "character.notice"))

        // Nobody answers a second time: the list stays and says so.
        try await server.stop()
        try host.find(role: .button, label: "Refresh").tap()
        await host.scene.waitForTasks(limit: .seconds(300))
        #expect(host.contains(identifier: "characterList.row.1"))
        #expect(host.contains(identifier: "character.notice"))
        #expect(host.contains(label: "Could not refresh."), "\(host.root)")
    }

    // MARK: - Helpers

    /// The address of an API that has just gone.
    private func absentAPI() async throws -> URL {
        let server = EmbeddedAPIServer()
        let address = try await server.start()
        try await server.stop()
        return address
    }

    private func mount(api: URL) -> TestHost {
        APIConfiguration.baseURL = api
        // What an earlier run has seen must not stand in for what is absent.
        CacheConfiguration.directory = nil
        let routes = RouteCodec(path: { ($0 as? any URLRoute)?.urlPath })
        return TestHost(
            AppView(ChallengeApp()),
            session: SessionContext(
                identifier: "walk", textEngine: RecordedTextEngine(), images: FixtureImages(), routes: routes))
    }

    private func withApp(_ body: (TestHost) async throws -> Void) async throws {
        try await EmbeddedAPIServer.serving { address in
            let host = mount(api: address)
            defer { host.unmount() }
            try await body(host)
        }
    }

    /// The addresses of the browser's history, the current one last.
    private func paths(of host: TestHost) -> [String] {
        host.scene.graph.navigation.primary?.historyEntries.map(\.path) ?? []
    }

    /// Diagnostics other than that symbols have no pictures yet.
    private func unexpected(in host: TestHost) -> [String] {
        host.scene.diagnostics.recorded.filter { $0.code != .missingSymbol }.map(\.description)
    }
}

/// The same square for every address.
private nonisolated struct FixtureImages: ImageLoading {
    func load(_ url: URL) async throws -> LoadedImage {
        LoadedImage(data: Data([0]), mediaType: "image/png", width: 300, height: 300, hash: "fixture")
    }

    func ready(_ url: URL) -> LoadedImage? { nil }
}
