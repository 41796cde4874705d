// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineStore

@Suite("Addresses of stores") struct StoreAddressTests {
    @Test(
        "each form is read",
        arguments: [
            ("redis://cache", StoreAddress(host: "cache")),
            ("REDIS://cache/", StoreAddress(host: "cache")),
            ("redis://10.0.0.7:6380/2", StoreAddress(host: "10.0.0.7", port: 6_380, database: 2)),
            ("redis://[::1]", StoreAddress(host: "::1")),
            ("redis://[fd00::7]:7000/1", StoreAddress(host: "fd00::7", port: 7_000, database: 1)),
            ("redis://:pass@cache", StoreAddress(host: "cache", password: "pass")),
            ("redis://app:pass@cache:1", StoreAddress(host: "cache", port: 1, user: "app", password: "pass")),
            ("redis://app:a%2Fb%40c:d@cache", StoreAddress(host: "cache", user: "app", password: "a/b@c:d")),
            ("redis://app:a@b@cache", StoreAddress(host: "cache", user: "app", password: "a@b")),
        ])
    func forms(text: String, address: StoreAddress) throws {
        let found = try StoreAddress(text)
        #expect(found == address)
    }

    @Test(
        "what cannot be meant is refused, and no password is repeated",
        arguments: [
            ("", StoreAddress.Problem.scheme), ("cache:6379", .scheme), ("http://cache", .scheme),
            ("rediss://:secret@cache", .encrypted), ("redis://", .host), ("redis:///1", .host),
            ("redis://:6379", .host), ("redis://a b", .host), ("redis://::1", .host), ("redis://[::1", .host),
            ("redis://[::1]x", .host), ("redis://cache:0", .port), ("redis://cache:65536", .port),
            ("redis://cache:", .port), ("redis://cache:x", .port), ("redis://cache/-1", .database),
            ("redis://cache/x", .database), ("redis://cache/1/2", .database), ("redis://cache?db=1", .rest),
            ("redis://secret@cache", .user), ("redis://app:@cache", .user), ("redis://app:%zz@cache", .user),
        ])
    func mistakes(text: String, problem: StoreAddress.Problem) {
        #expect(throws: problem) { try StoreAddress(text) }
        #expect(!problem.description.contains("secret"))
        #expect(!problem.description.isEmpty)
    }

    @Test("what is written of an address lets nobody in")
    func description() throws {
        let address = try StoreAddress("redis://app:secret@[fd00::7]:7000/1")
        #expect("\(address)" == "redis://[fd00::7]:7000/1")
        let short = try StoreAddress("redis://:secret@cache")
        #expect("\(short)" == "redis://cache:6379")
    }
}
