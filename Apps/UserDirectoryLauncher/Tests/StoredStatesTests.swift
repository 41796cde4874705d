// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import EmbeddedAPI
import Foundation
import Testing

@testable import UserDirectory
@testable import VitrineCore
@testable import VitrineTesting

/// What another process restores of the app.
@MainActor
struct StoredStatesTests {
    /// Other tests set the address as well: an app reads it when it is mounted.
    private func mount(_ archive: StateArchive? = nil, api: URL) async -> TestHost {
        ServiceConfiguration.baseURL = api
        let host = TestHost(
            AppView(UserDirectoryApp()),
            session: SessionContext(identifier: "walk", textEngine: RecordedTextEngine()), restoring: archive)
        await host.scene.waitForTasks(limit: .seconds(300))
        return host
    }

    @Test("A search goes on in another process; users are loaded there")
    func search() async throws {
        try await EmbeddedAPIServer.serving(.users) { address in
            let first = await mount(api: address)
            defer { first.unmount() }
            try first.find(role: .textField, label: "Name, e-mail or number").type("clem bauch")
            let archive = first.scene.archive()
            #expect(archive.unwritten == ["UserDirectory.UserListViewModel.state"])
            let data = try JSONEncoder().encode(archive)
            let second = await mount(try JSONDecoder().decode(StateArchive.self, from: data), api: address)
            defer { second.unmount() }
            #expect(try second.find(role: .textField, label: "Name, e-mail or number").value == "clem bauch")
            #expect(second.contains(identifier: "userList.row.3") && !second.contains(identifier: "userList.row.1"))
        }
    }
}
