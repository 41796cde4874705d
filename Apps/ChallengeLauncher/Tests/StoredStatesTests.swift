// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeApp
import ChallengeCore
import EmbeddedAPI
import Foundation
import Testing
import VitrineRoute

@testable import VitrineComponents
@testable import VitrineCore
@testable import VitrineTesting

/// What another process restores of the app: the values of its view models, and its pages by their addresses.
@MainActor
struct StoredStatesTests {
    /// Other tests set the address as well: an app reads it when it is mounted.
    private func mount(_ archive: StateArchive? = nil, api: URL) -> TestHost {
        APIConfiguration.baseURL = api
        let routes = RouteCodec(path: { ($0 as? any URLRoute)?.urlPath }) { type, path in
            func make<R: URLRoute>(_: R.Type) -> Any? { R(urlPath: path) }
            return (type as? any URLRoute.Type).flatMap { make($0) }
        }
        return TestHost(
            AppView(ChallengeApp()),
            session: SessionContext(identifier: "walk", textEngine: RecordedTextEngine(), routes: routes),
            restoring: archive)
    }

    @Test("A search goes on in another process; what is loaded is loaded there")
    func search() async throws {
        try await EmbeddedAPIServer.serving { address in
            CacheConfiguration.directory = nil
            let first = mount(api: address)
            defer { first.unmount() }
            try first.find(identifier: "home.charactersButton").tap()
            await first.scene.waitForTasks(limit: .seconds(300))
            let prompt = "Search by name"
            try first.find(role: .textField, label: prompt).type("morty")
            await first.scene.waitForTasks(limit: .seconds(300))
            #expect(first.contains(identifier: "characterList.row.2"))
            #expect(!first.contains(identifier: "characterList.row.1"))
            let archive = first.scene.archive()
            // Their types are not Codable: they are loaded again, and the path comes back by its address.
            let unwritten = archive.unwritten.compactMap { $0.split(separator: ".").last.map(String.init) }
            #expect(unwritten == ["continuation", "notice", "state", "status", "path"])
            let stored = try JSONDecoder().decode(StateArchive.self, from: JSONEncoder().encode(archive))
            let second = mount(stored, api: address)
            defer { second.unmount() }
            #expect(second.scene.graph.navigation.open(path: "/characters"))
            await second.scene.waitForTasks(limit: .seconds(300))
            #expect(try second.find(role: .textField, label: prompt).value == "morty")
            #expect(second.contains(identifier: "characterList.row.2"))
            #expect(!second.contains(identifier: "characterList.row.1"))
            try second.find(role: .button, label: "Back").tap()
            #expect(second.contains(identifier: "home.charactersButton"))
        }
    }
}
