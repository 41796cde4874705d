// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import EmbeddedAPI

struct UserRoutesTests {
    @Test("All users come as an array, with everything the public API says of one")
    func users() async throws {
        try await RunningAPI.with(.users) { api in
            let answer = try await api.get("/users")
            let users = try #require(try JSONSerialization.jsonObject(with: answer.data) as? [[String: Any]])
            #expect(answer.status == 200)
            #expect(answer.type == "application/json; charset=utf-8")
            #expect(users.compactMap { $0["id"] as? Int } == Array(1...10))
            let first = try #require(users.first)
            #expect(
                Set(first.keys) == ["id", "name", "username", "email", "address", "phone", "website", "company"])
            let address = try #require(first["address"] as? [String: Any])
            #expect(address["city"] as? String == "Gwenborough")
            #expect(address["geo"] as? [String: String] == ["lat": "-37.3159", "lng": "81.1496"])
            #expect((first["company"] as? [String: String])?["bs"] == "harness real-time e-markets")
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
