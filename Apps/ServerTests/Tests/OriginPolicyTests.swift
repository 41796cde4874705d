// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer

@Suite struct OriginPolicyTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var origin: String?
        var host: String
        var isAllowed: Bool
        var testDescription: String { "\(origin ?? "none") to \(host): \(isAllowed)" }
    }

    static let loopback: [Case] = [
        Case(origin: "http://127.0.0.1:8080", host: "127.0.0.1:8080", isAllowed: true),
        Case(origin: "http://localhost:8080", host: "localhost:8080", isAllowed: true),
        Case(origin: "http://[::1]:8080", host: "[::1]:8080", isAllowed: true),
        Case(origin: "http://localhost", host: "LOCALHOST:80", isAllowed: true),
        Case(origin: "https://good.example", host: "good.example", isAllowed: true),
        Case(origin: "https://good.example:443", host: "good.example", isAllowed: true),
        // Absent, opaque, foreign.
        Case(origin: nil, host: "127.0.0.1:8080", isAllowed: false),
        Case(origin: "null", host: "127.0.0.1:8080", isAllowed: false),
        Case(origin: "", host: "127.0.0.1:8080", isAllowed: false),
        Case(origin: "http://evil.example", host: "127.0.0.1:8080", isAllowed: false),
        // Almost ours.
        Case(origin: "http://127.0.0.1:8081", host: "127.0.0.1:8080", isAllowed: false),
        Case(origin: "https://127.0.0.1:8080", host: "127.0.0.1:8080", isAllowed: false),
        Case(origin: "http://localhost:8080", host: "127.0.0.1:8080", isAllowed: false),
        Case(origin: "http://127.0.0.1:8080.evil.example", host: "127.0.0.1:8080", isAllowed: false),
        Case(origin: "http://127.0.0.1.evil.example:8080", host: "127.0.0.1:8080", isAllowed: false),
        Case(origin: "http://127.0.0.1:8080/", host: "127.0.0.1:8080", isAllowed: false),
        Case(origin: "http://user@127.0.0.1:8080", host: "127.0.0.1:8080", isAllowed: false),
        Case(origin: "ws://127.0.0.1:8080", host: "127.0.0.1:8080", isAllowed: false),
        Case(origin: "https://good.example.evil", host: "good.example", isAllowed: false),
        Case(origin: "https://evil-good.example", host: "good.example", isAllowed: false),
        Case(origin: "http://good.example", host: "good.example", isAllowed: false),
        Case(origin: "https://good.example:444", host: "good.example", isAllowed: false),
        // A hostile name pointed at our address.
        Case(origin: "http://evil.example:8080", host: "evil.example:8080", isAllowed: false),
        Case(origin: "http://127.evil.example:8080", host: "127.evil.example:8080", isAllowed: false),
        Case(origin: "http://192.168.1.5:8080", host: "192.168.1.5:8080", isAllowed: false),
    ]

    @Test(arguments: loopback)
    func loopbackServerKnowsItsPages(_ example: Case) {
        let policy = OriginPolicy(bindsLoopback: true, origins: [Origin("https://good.example")].compactMap(\.self))
        #expect(policy.accepts(origin: example.origin, host: example.host) == example.isAllowed)
    }

    @Test func publicServerTrustsLiteralsAndConfiguredNamesOnly() {
        let policy = OriginPolicy(bindsLoopback: false, origins: [])
        #expect(policy.accepts(origin: "http://192.168.1.5:8080", host: "192.168.1.5:8080"))
        #expect(!policy.accepts(origin: "http://my.example:8080", host: "my.example:8080"))
        #expect(!policy.accepts(host: "my.example:8080"))
        #expect(!policy.accepts(host: "1.2.3.4.5"))
        #expect(!policy.accepts(host: "1.2.3.400"))
    }

    @Test(arguments: ["", ":80", "a:", "a:0", "a:65536", "a:80:90", "a b", "[::1", "[good]:80", "a/b", "a@b", "[::1]x"])
    func malformedHostsAreRefused(_ host: String) {
        #expect(Authority(host, defaultPort: 80) == nil)
    }
}
