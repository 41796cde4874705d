// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import EmbeddedAPI
import Foundation
import SwiftUI
import Testing

@testable import Neva
@testable import VitrineCore
@testable import VitrineTesting

/// The whole app without a browser, over the embedded API and over its mocks.
@MainActor
struct NevaWalkTests {
    /// High enough for every lazy row.
    private func host(_ view: some View, images: CountingImages = CountingImages(), width: Double = 390) -> TestHost {
        TestHost(
            view,
            session: SessionContext(identifier: "walk", textEngine: RecordedTextEngine(), images: images),
            viewport: Viewport(width: width, height: 3_000)
        )
    }

    private func withLoaded(
        _ view: some View, width: Double = 390, _ body: (TestHost) async throws -> Void
    ) async throws {
        let host = host(view, width: width)
        defer { host.unmount() }
        await host.scene.waitForTasks(limit: .seconds(300))
        try await body(host)
    }

    private func withApp(_ faults: [Fault] = [], _ body: (TestHost) async throws -> Void) async throws {
        try await EmbeddedAPIServer.serving(.characters, faults: faults) { address in
            Constants.API.baseURL = address
            let host = host(AppView(NevaApp()))
            defer { host.unmount() }
            await host.scene.waitForTasks(limit: .seconds(300))
            try await body(host)
        }
    }

    @Test(
        "Every kind of card leads to its character, and back",
        arguments: [
            ("feed.carousel.2", "Morty Smith"), ("feed.grid.7", "Abradolf Lincler"), ("feed.row.12", "Alexander"),
        ]
    )
    func walk(card: String, name: String) async throws {
        try await withApp { host in
            #expect(host.contains(label: "Neva"))
            try host.find(identifier: card).tap()
            await host.scene.waitForTasks(limit: .seconds(300))
            #expect(try host.find(identifier: "feedDetails.name").label == name)
            try host.find(role: .button, label: "Back").tap()
            #expect(host.contains(identifier: card))
            #expect(!host.contains(identifier: "feedDetails.name"))
        }
    }

    @Test(
        "What went wrong is said",
        arguments: [
            (Fault.error(status: 500), "The server answered with the error 500."),
            (.offline, "The server can't be reached."),
            (.garbled, "The server's answer can't be read."),
        ]
    )
    func failure(fault: Fault, message: String) async throws {
        try await withApp([fault]) { host in
            #expect(host.contains(label: message))
            #expect(!host.contains(identifier: "feed.carousel.1"))
            // In an alert first, and on the page behind it.
            try host.find(role: .button, label: "Cancel").tap()
            #expect(!host.contains(label: "Cancel"))
            #expect(host.contains(label: message))
            try host.find(identifier: "feed.retryButton").tap()
            await host.scene.waitForTasks(limit: .seconds(300))
            #expect(host.contains(label: "Cancel"))
        }
    }

    @Test("A refresh that fails keeps the cards and says why; one that works brings what is new")
    func refresh() async throws {
        let useCase = StagedFeedUseCase(.success(Array(FeedEntity.mocks.prefix(2))))
        let host = host(FeedBuilder().buildFeedView(feedUseCase: useCase))
        defer { host.unmount() }

        func refresh(_ result: Result<[FeedEntity], Error>) async throws {
            await useCase.stage(result)
            try host.find(role: .button, label: "Refresh").tap()
            await host.scene.waitForTasks(limit: .seconds(300))
        }

        await host.scene.waitForTasks(limit: .seconds(300))
        #expect(host.contains(identifier: "feed.carousel.2") && !host.contains(identifier: "feed.grid.6"))

        try await refresh(.failure(NetworkError.offline))
        #expect(host.contains(label: "The server can't be reached."))
        try host.find(role: .button, label: "Cancel").tap()
        #expect(host.contains(identifier: "feed.carousel.1") && host.contains(identifier: "feed.carousel.2"))
        #expect(!host.contains(label: "The server can't be reached."))

        // Nobody is there any more; then somebody is. Both are seen, and refreshed, in the same place.
        try await refresh(.success([]))
        #expect(host.contains(label: "No characters") && !host.contains(identifier: "feed.carousel.1"))
        try await refresh(.success(FeedEntity.mocks))
        #expect(host.contains(identifier: "feed.grid.6") && !host.contains(label: "No characters"))
    }

    @Test(
        "The grid has the columns that the window has room for",
        arguments: [(320, 2), (375, 2), (768, 3), (1_280, 6)]
    )
    func columns(width: Double, columns: Int) async throws {
        // Names that are narrower than a card with the sizes that this engine gives to texts, which it never shortens.
        let characters = (1...11).map {
            FeedEntity(id: $0, name: "Nr \($0)", species: "Alien", image: Constants.API.mockImage(id: 1))
        }
        let view = FeedBuilder().buildFeedView(feedUseCase: StagedFeedUseCase(.success(characters)))
        try await withLoaded(view, width: width) { host in
            let cards = try (6...11).map { try host.frame(of: "feed.grid.\($0)") }
            let first = cards.prefix { $0.minY == cards[0].minY }
            #expect(first.count == columns)
            // From margin to margin, all of a width.
            #expect(abs(cards[0].minX - 16) < 0.5)
            #expect(abs((first.last?.maxX ?? 0) - (width - 16)) < 0.5)
            #expect(cards.allSatisfy { abs($0.width - cards[0].width) < 0.5 })
        }
    }

    @Test("The carousel is drawn aside, comes to rest at a card, and the page stays where it is")
    func carousel() async throws {
        try await withLoaded(FeedBuilder().buildFeedView(usingMock: true)) { host in
            let first = try host.frame(of: "feed.carousel.1")
            let top = try host.frame(of: "feed.grid.6").minY
            #expect(first == CGRect(x: 16, y: first.minY, width: 280, height: 260))
            #expect(try host.frame(of: "feed.carousel.2").minX == 16 + 292)

            try host.find(identifier: "feed.carousel.1").scroll(to: CGPoint(x: 250, y: 0))
            #expect(try host.frame(of: "feed.carousel.2").minX == 16)
            try host.find(identifier: "feed.carousel.2").scroll(to: CGPoint(x: 1_090, y: 0))
            #expect(try host.frame(of: "feed.carousel.5").maxX == 390 - 16)
            #expect(try host.frame(of: "feed.grid.6").minY == top)

            try host.find(identifier: "feed.carousel.5").tap()
            #expect(try host.find(identifier: "feedDetails.name").label == "Jerry Smith")
        }
    }

    @Test("Mocks touch no network: not for the characters, not for their images")
    func mocks() async throws {
        // Nobody listens here, so that whoever asks gets an error.
        try await EmbeddedAPIServer.serving(.characters, faults: [.offline]) { address in
            Constants.API.baseURL = address
            let images = CountingImages()
            let host = host(FeedBuilder().buildFeedView(usingMock: true), images: images)
            defer { host.unmount() }
            await host.scene.waitForTasks(limit: .seconds(300))
            #expect(host.contains(identifier: "feed.carousel.1"))
            try host.find(identifier: "feed.carousel.1").tap()
            await host.scene.waitForTasks(limit: .seconds(300))
            #expect(host.contains(identifier: "feedDetails.name"))
            #expect(images.count == 0)
        }
    }

    @Test("The real feed does load images, each once, however often it is shown")
    func pictures() async throws {
        try await EmbeddedAPIServer.serving { address in
            Constants.API.baseURL = address
            let images = CountingImages()
            let host = host(FeedBuilder().buildFeedView(usingMock: false), images: images)
            defer { host.unmount() }
            await host.scene.waitForTasks(limit: .seconds(300))
            let count = images.count
            #expect(count > 0)
            try host.find(identifier: "feed.carousel.1").tap()
            await host.scene.waitForTasks(limit: .seconds(300))
            #expect(host.contains(identifier: "feedDetails.name"))
            #expect(images.count == count)
        }
    }
}
