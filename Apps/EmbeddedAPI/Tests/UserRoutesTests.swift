// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import EmbeddedAPI

struct UserRoutesTests {
    @Test("All users come as an array, with everything the public API says of each")
    func users() async throws {
        let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/users.json")
        let expected = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: fixture)) as? [[String: Any]])
        #expect(expected.count == 10)
        try await RunningAPI.with(.users) { api in
            let answer = try await api.get("/users")
            #expect(answer.status == 200)
            #expect(answer.type == "application/json; charset=utf-8")
            let users = try #require(try JSONSerialization.jsonObject(with: answer.data) as? [[String: Any]])
            #expect(users.map { $0 as NSDictionary } == expected.map { $0 as NSDictionary })
        }
    }

    @Test("One user comes by number")
    func user() async throws {
        try await RunningAPI.with(.users) { api in
            let user = try await api.get("/users/7").json()
            #expect(user["name"] as? String == "Kurtis Weissnat")
        }
    }

    @Test("Nobody is an empty object", arguments: ["0", "11", "x"])
    func nobody(id: String) async throws {
        try await RunningAPI.with(.users) { api in
            let answer = try await api.get("/users/\(id)")
            #expect(answer.status == 404)
            #expect(try answer.json().isEmpty)
        }
    }
}
