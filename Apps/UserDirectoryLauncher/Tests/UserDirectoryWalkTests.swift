// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import EmbeddedAPI
import Foundation
import Testing

@testable import UserDirectory
@testable import VitrineCore
@testable import VitrineTesting

/// The whole app over the embedded API, without a browser.
@MainActor
struct UserDirectoryWalkTests {
    private func withApp(
        _ faults: [Fault] = [], viewport: Viewport = Viewport(), _ body: (TestHost) async throws -> Void
    ) async throws {
        try await EmbeddedAPIServer.serving(.users, faults: faults) { address in
            ServiceConfiguration.baseURL = address
            let host = TestHost(
                AppView(UserDirectoryApp()),
                session: SessionContext(identifier: "walk", textEngine: RecordedTextEngine()), viewport: viewport
            )
            defer { host.unmount() }
            await host.scene.waitForTasks(limit: .seconds(300))
            try await body(host)
        }
    }

    @Test("From the list to a person and back")
    func walk() async throws {
        try await withApp { host in
            #expect(host.contains(label: "Users"))
            #expect(try host.find(identifier: "userList.row.1").label == "Leanne Graham, Sincere@april.biz")
            #expect(host.contains(identifier: "userList.row.10"))
            try host.find(identifier: "userList.row.3").tap()
            await host.scene.waitForTasks(limit: .seconds(300))
            #expect(host.contains(label: "Samantha"))
            #expect(host.contains(label: "Nathan@yesenia.net"))
            try host.find(role: .button, label: "Back").tap()
            #expect(host.contains(identifier: "userList.row.3"))
        }
    }

    @Test("In a wide window a person is shown beside the list, another one in place of the first")
    func columns() async throws {
        try await withApp(viewport: Viewport(width: 1_280, height: 800)) { host in
            #expect(host.contains(label: "Nobody is chosen"))
            let row = try host.frame(of: "userList.row.3")
            try host.find(identifier: "userList.row.3").tap()
            await host.scene.waitForTasks(limit: .seconds(300))
            #expect(host.contains(label: "Samantha") && !host.contains(label: "Nobody is chosen"))
            #expect(try host.frame(of: "userList.row.3") == row)
            #expect(try host.frame(of: "userDetail.username").minX >= row.maxX)
            try host.find(identifier: "userList.row.1").tap()
            await host.scene.waitForTasks(limit: .seconds(300))
            #expect(host.contains(label: "Bret") && !host.contains(label: "Samantha"))
        }
    }

    @Test("A search leaves whom it finds; a favourite comes first, under a heading")
    func directory() async throws {
        try await withApp { host in
            try host.find(role: .textField, label: "Name, e-mail or number").type("clem bauch")
            #expect(host.contains(identifier: "userList.row.3") && !host.contains(identifier: "userList.row.1"))
            try host.find(role: .textField, label: "Name, e-mail or number").clearText()
            #expect(!host.contains(label: "Favourites"))
            try host.find(identifier: "userList.row.3").tap()
            await host.scene.waitForTasks(limit: .seconds(300))
            try host.find(identifier: "userDetail.favouriteButton").tap()
            #expect(host.contains(label: "Remove from favourites"))
            try host.find(role: .button, label: "Back").tap()
            #expect(host.contains(label: "Favourites"))
            let favourite = try host.frame(of: "userList.row.3").minY
            #expect(favourite < (try host.frame(of: "userList.row.1").minY))
        }
    }

    @Test("The order is taken round by its button")
    func order() async throws {
        try await withApp { host in
            let given = try host.frame(of: "userList.row.1").minY
            try host.find(identifier: "userList.sortButton").tap()
            #expect(try host.frame(of: "userList.row.5").minY < host.frame(of: "userList.row.1").minY)
            try host.find(identifier: "userList.sortButton").tap()
            try host.find(identifier: "userList.sortButton").tap()
            #expect(try host.frame(of: "userList.row.1").minY == given)
        }
    }

    @Test("An error offers another try, which fails again while the fault lasts")
    func retry() async throws {
        try await withApp([.error(status: 500)]) { host in
            #expect(host.contains(label: "Users can't be shown"))
            #expect(host.contains(label: "There was a bad response from the server."))
            try host.find(identifier: "userList.retryButton").tap()
            await host.scene.waitForTasks(limit: .seconds(300))
            #expect(host.contains(label: "Users can't be shown"))
        }
    }

    @Test("Another try brings the users, once the server is there")
    func recovery() async throws {
        let server = EmbeddedAPIServer(.users)
        let address = try await server.start()
        try await server.stop()
        ServiceConfiguration.baseURL = address
        let host = TestHost(
            AppView(UserDirectoryApp()),
            session: SessionContext(identifier: "walk", textEngine: RecordedTextEngine())
        )
        defer { host.unmount() }
        await host.scene.waitForTasks(limit: .seconds(300))
        #expect(host.contains(label: "Users can't be shown") && !host.contains(identifier: "userList.row.1"))

        _ = try await server.start(port: try #require(address.port))
        try host.find(identifier: "userList.retryButton").tap()
        await host.scene.waitForTasks(limit: .seconds(300))
        #expect(host.contains(identifier: "userList.row.1") && !host.contains(label: "Users can't be shown"))
        try await server.stop()
    }

    @Test("Without a server the error is said in words")
    func offline() async throws {
        try await withApp([.offline]) { host in
            #expect(host.contains(label: "Users can't be shown"))
            #expect(host.contains(identifier: "userList.retryButton"))
        }
    }
}
