// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import EmbeddedAPI
import Foundation
import Testing

@testable import UserDirectory

/// The service against a server of the public API's contract, over HTTP.
@MainActor
struct UserServiceTests {
    private func fetch(_ faults: [Fault] = [], path: String = "") async throws -> [User] {
        try await EmbeddedAPIServer.serving(.users, faults: faults) { address in
            try await UserService(baseURL: address.appending(path: path)).fetchUsers()
        }
    }

    @Test("Ten users come, in order")
    func users() async throws {
        let users = try await fetch()
        #expect(users.map(\.id) == Array(1...10))
        #expect(
            users.first
                == User(
                    id: 1, name: "Leanne Graham", username: "Bret", email: "Sincere@april.biz",
                    phone: "1-770-736-8031 x56442"))
    }

    @Test("A slow server is waited for")
    func slow() async throws {
        #expect(try await fetch([.latency(seconds: 0.2)]).count == 10)
    }

    @Test("A status other than success is an error", arguments: [404, 500, 503])
    func status(_ status: Int) async {
        await #expect(throws: URLError(.badServerResponse)) { try await fetch([.error(status: status)]) }
    }

    @Test("An address that is not there is an error")
    func notFound() async {
        await #expect(throws: URLError(.badServerResponse)) { try await fetch(path: "elsewhere") }
    }

    @Test("Broken JSON is an error")
    func garbled() async {
        await #expect(throws: DecodingError.self) { try await fetch([.garbled]) }
    }

    @Test("A server that is gone is an error")
    func gone() async {
        await #expect(throws: URLError.self) { try await fetch([.offline]) }
    }
}
