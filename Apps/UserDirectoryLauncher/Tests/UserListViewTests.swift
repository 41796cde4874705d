// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import EmbeddedAPI
import Foundation
import Testing

@testable import UserDirectory
@testable import VitrineCore
@testable import VitrineTesting

/// The seed's own list, mounted: its states, the way to a person, and another try.
@MainActor
struct UserListViewTests {
    private func mounted(_ service: UserService? = nil, _ body: (TestHost) async throws -> Void) async throws {
        let host = TestHost(
            service.map { UserListView(service: $0) } ?? UserListView(),
            session: SessionContext(identifier: "list", textEngine: RecordedTextEngine())
        )
        defer { host.unmount() }
        try await body(host)
    }

    private func settle(_ host: TestHost) async {
        await host.scene.waitForTasks(limit: .seconds(300))
    }

    @Test("While the users are on their way it says so")
    func loading() async throws {
        try await mounted(.preview(.waiting)) { host in
            #expect(host.contains(label: "Loading users..."))
            while host.scene.graph.session.activity.requestsInFlight == 0 { await Task.yield() }
            host.scene.flush()
            #expect(host.contains(label: "Loading users..."))
            #expect(!host.contains(identifier: "userList.list") && !host.contains(identifier: "userList.retryButton"))
        }
    }

    @Test("It lists the users that came; each leads to what is known of the user, and back")
    func loaded() async throws {
        try await mounted(.preview(.users(User.stubs))) { host in
            await settle(host)
            #expect(!host.contains(label: "Loading users..."))
            let tops = try User.stubs.map { try host.frame(of: "userList.row.\($0.id)").minY }
            #expect(tops == tops.sorted() && Set(tops).count == User.stubs.count)

            try host.find(identifier: "userList.row.2").tap()
            await settle(host)
            let facts = ["name", "username", "email", "phone"].filter { host.contains(identifier: "userDetail.\($0)") }
            #expect(facts == ["name", "username", "email", "phone"])
            #expect(host.contains(label: "grace@example.org") && !host.contains(label: "ada@example.org"))
            try host.find(role: .button, label: "Back").tap()
            #expect(host.contains(identifier: "userList.row.1"))
        }
    }

    @Test("Nobody is a list without rows, and no error")
    func empty() async throws {
        try await mounted(.preview(.users([]))) { host in
            await settle(host)
            #expect(host.contains(label: "Users"))
            #expect(!host.contains(label: "Loading users...") && !host.contains(label: "Users can't be shown"))
            #expect(!host.contains(identifier: "userList.row.1"))
        }
    }

    @Test("An error says what happened; another try fails while it lasts, and brings the users after that")
    func retry() async throws {
        let service = UserService.preview(.status(500))
        try await mounted(service) { host in
            await settle(host)
            #expect(host.contains(label: "There was a bad response from the server."))

            CannedAnswer.change(service.baseURL, to: .failure(URLError(.notConnectedToInternet)))
            try host.find(identifier: "userList.retryButton").tap()
            await settle(host)
            #expect(host.contains(label: "Users can't be shown"))
            #expect(!host.contains(label: "There was a bad response from the server."))

            CannedAnswer.change(service.baseURL, to: .users(User.stubs))
            try host.find(identifier: "userList.retryButton").tap()
            await settle(host)
            #expect(host.contains(identifier: "userList.row.3") && !host.contains(label: "Users can't be shown"))
        }
    }

    @Test("Without an argument it asks the address of the configuration")
    func defaults() async throws {
        try await EmbeddedAPIServer.serving(.users) { address in
            ServiceConfiguration.baseURL = address
            #expect(UserService().baseURL == address)
            try await mounted { host in
                await settle(host)
                #expect(host.contains(identifier: "userList.row.10"))
            }
        }
    }

    @Test("The configuration begins at the public API")
    func publicAddress() {
        #expect(ServiceConfiguration.publicURL.absoluteString == "https://jsonplaceholder.typicode.com")
    }
}
