// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import EmbeddedAPI
import Foundation
import Testing

@testable import Neva
@testable import VitrineCore
@testable import VitrineTesting

/// What another process restores of the app.
@MainActor
struct StoredStatesTests {
    /// Other tests set the address as well: an app reads it when it is mounted.
    private func mount(_ archive: StateArchive? = nil, api: URL) -> TestHost {
        Constants.API.baseURL = api
        return TestHost(
            AppView(NevaApp()),
            session: SessionContext(
                identifier: "walk", textEngine: RecordedTextEngine(), images: CountingImages()),
            viewport: Viewport(width: 390, height: 3_000), restoring: archive)
    }

    @Test("The feed is there in another process")
    func feed() async throws {
        try await EmbeddedAPIServer.serving(.characters) { address in
            let first = mount(api: address)
            defer { first.unmount() }
            await first.scene.waitForTasks(limit: .seconds(300))
            #expect(first.contains(identifier: "feed.carousel.2"))
            let archive = first.scene.archive()
            // Their types are not Codable: they are loaded again.
            #expect(archive.unwritten == ["Neva.FeedViewModel.characters", "Neva.FeedViewModel.state"])
            let data = try JSONEncoder().encode(archive)
            let second = mount(try JSONDecoder().decode(StateArchive.self, from: data), api: address)
            defer { second.unmount() }
            await second.scene.waitForTasks(limit: .seconds(300))
            #expect(second.contains(identifier: "feed.carousel.2"))
            #expect(!second.contains(label: "Error"))
        }
    }
}
