// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer
@testable import VitrineWeb

/// Whom the server takes a request to be from, behind proxies.
@Suite(.timeLimit(.minutes(5))) struct ProxyTrustTests {
    private func range(_ text: String) throws -> AddressRange { try #require(AddressRange(text)) }

    @Test func networksAreReadStrictly() throws {
        #expect(try range("10.0.0.0/8").contains(#require(IPAddress("10.255.0.1"))))
        #expect(try !range("10.0.0.0/8").contains(#require(IPAddress("11.0.0.1"))))
        #expect(try range("192.0.2.7").contains(#require(IPAddress("192.0.2.7"))))
        #expect(try range("2001:db8::/32").contains(#require(IPAddress("2001:db8:1::2"))))
        #expect(try !range("2001:db8::/32").contains(#require(IPAddress("10.0.0.1"))))
        #expect(try range("0.0.0.0/0").contains(#require(IPAddress("203.0.113.9"))))
        for text in ["10.0.0.1/8", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/+8", "a/8", "", "10.0.0.0/8/8"] {
            #expect(AddressRange(text) == nil, "\(text)")
        }
    }

    @Test(arguments: [
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "203.0.113.7", "203.0.113.7"),
        // What the browser wrote itself stands further left.
        ("10.0.0.1", "1.1.1.1, 203.0.113.7", "203.0.113.7"),
        ("10.0.0.1", "1.1.1.1, 203.0.113.7, 10.0.0.9", "203.0.113.7"),
        ("10.0.0.1", "203.0.113.7:4711", "203.0.113.7"),
        ("10.0.0.1", "[2001:db8::7]:4711, 10.0.0.3", "2001:db8::7"),
        ("10.0.0.1", "nonsense, 10.0.0.3", "10.0.0.3"),
        ("10.0.0.1", "10.0.0.2, 10.0.0.3", "10.0.0.2"),
        ("203.0.113.9", "1.1.1.1", "203.0.113.9"),
    ])
    func theRightmostHopThatIsNoProxyCounts(_ peer: String, _ hops: String, _ client: String) throws {
        let trust = ProxyTrust(ranges: [try range("10.0.0.0/8")])
        let headers = WebHeaders(hops.isEmpty ? [] : [("X-Forwarded-For", hops)])
        #expect(trust.client(peer: try #require(IPAddress(peer)), headers: headers).description == client)
    }

    @Test func aBelievedProxySpeaksForItsBrowsers() async throws {
        let trust = ProxyTrust(ranges: [try range("127.0.0.0/8")])
        try await withServer(origins: ["https://good.example"], configure: { $0.trust = trust }) { serving in
            let client = try await serving.connect()
            let fields = ["X-Forwarded-For: 9.9.9.9, 203.0.113.7", "X-Forwarded-Host: good.example"]
            #expect(try await client.get("/", fields).status == 200)
            #expect(try await client.get("/", ["X-Forwarded-Host: evil.example"]).status == 421)
            let request = serving.host.record.requests[0]
            #expect(request.remoteAddress == "203.0.113.7")
            #expect(request.isSecure)
        }
    }

    @Test func nobodyElseDoes() async throws {
        let trust = ProxyTrust(ranges: [try range("10.0.0.0/8")])
        try await withServer(origins: ["https://good.example"], configure: { $0.trust = trust }) { serving in
            let client = try await serving.connect()
            let fields = ["X-Forwarded-For: 203.0.113.7", "X-Forwarded-Host: good.example"]
            #expect(try await client.get("/", fields).status == 200)
            let request = serving.host.record.requests[0]
            #expect(request.remoteAddress == "127.0.0.1")
            #expect(!request.isSecure)
        }
    }

    // MARK: - The PROXY protocol

    private static let signature: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A, 0x00, 0x0D, 0x0A, 0x51, 0x55, 0x49, 0x54, 0x0A]

    /// A header of version 2.
    private static func binary(_ addresses: [UInt8], command: UInt8 = 0x21, family: UInt8 = 0x11) -> [UInt8] {
        signature + [command, family, UInt8(addresses.count >> 8), UInt8(addresses.count & 0xFF)] + addresses
    }

    private static let four: [UInt8] = [203, 0, 113, 7, 10, 0, 0, 1, 0x12, 0x67, 0x1F, 0x90]

    @Test func headersOfBothVersionsAreReadAtEveryCut() throws {
        let six = [UInt8](repeating: 0x20, count: 32) + [0, 1, 0, 2]
        let headers: [([UInt8], String?)] = [
            (Self.binary(Self.four), "203.0.113.7"),
            // With an addition behind the addresses.
            (Self.binary(Self.four + [0x04, 0, 1, 0]), "203.0.113.7"),
            (Self.binary(six, family: 0x21), "2020:2020:2020:2020:2020:2020:2020:2020"),
            (Self.binary([], command: 0x20, family: 0), nil), (Self.binary([1, 2, 3], family: 0x31), nil),
            (Array("PROXY TCP4 203.0.113.7 10.0.0.1 4711 8080\r\n".utf8), "203.0.113.7"),
            (Array("PROXY TCP6 2001:db8::7 ::1 4711 8080\r\n".utf8), "2001:db8::7"),
            (Array("PROXY UNKNOWN\r\n".utf8), nil), (Array("PROXY UNKNOWN a b c d\r\n".utf8), nil),
        ]
        for (bytes, source) in headers {
            for count in 0..<bytes.count {
                #expect(ProxyHeader.read(Array(bytes.prefix(count))) == .incomplete, "\(count) of \(bytes)")
            }
            let header = ProxyHeader(source: source.flatMap(IPAddress.init))
            let rest = Array("GET /".utf8)
            #expect(ProxyHeader.read(bytes + rest) == .header(header, length: bytes.count))
        }
    }

    @Test func whatIsNoHeaderIsRefused() {
        var wrong: [[UInt8]] = [
            Self.binary(Self.four, command: 0x11), Self.binary(Self.four, command: 0x22), Self.binary([1, 2, 3]),
            Self.binary(Self.four, family: 0x21), Self.signature + [0x21, 0x11, 0xFF, 0xFF],
        ]
        wrong += [
            "GET / HTTP/1.1\r\n", "PROXY TCP4 203.0.113.7 10.0.0.1 4711\r\n", "PROXY TCP4 ::1 ::1 1 2\r\n",
            "PROXY TCP4 203.0.113.7 10.0.0.1 4711 99999\r\n", "PROXY TCP5 a b 1 2\r\n",
            "PROXY UNKNOWN\n", "PROXY " + String(repeating: "x", count: 120),
        ].map { Array($0.utf8) }
        for bytes in wrong { #expect(ProxyHeader.read(bytes) == .invalid, "\(bytes)") }
    }

    @Test func aBalancerSaysWhoseConnectionItIs() async throws {
        try await withServer(configure: { $0.expectsProxyHeader = true }) { serving in
            let client = try await serving.connect()
            let header = Self.binary(Self.four)
            try await client.send(Array(header.prefix(7)))
            try await client.send(Array(header.dropFirst(7)) + Array(client.request("/").utf8))
            #expect(try await client.response().status == 200)
            #expect(serving.host.record.requests[0].remoteAddress == "203.0.113.7")
            // The connection goes on, and may become a socket.
            #expect(try await client.openSocket().status == 101)
            await serving.host.wait { $0.opened.count == 1 }
            #expect(serving.host.record.opened[0].remoteAddress == "203.0.113.7")
            let check = try await serving.connect()
            try await check.send(Self.binary([], command: 0x20, family: 0) + Array(check.request("/healthz").utf8))
            #expect(try await check.response().status == 200)
            let bare = try await serving.connect()
            try await bare.send(bare.request("/"))
            #expect(await bare.waitForClose().isEmpty)
            #expect(serving.host.record.requests.count == 1)
        }
    }

    @Test func connectionsAreCountedByWhoseTheyAre() async throws {
        try await withServer(
            configure: { $0.expectsProxyHeader = true }, limits: { $0.connectionsPerPeer = 1 }
        ) { serving in
            let first = try await serving.connect()
            try await first.send(Self.binary(Self.four) + Array(first.request("/").utf8))
            #expect(try await first.response().status == 200)
            let second = try await serving.connect()
            try await second.send(Self.binary(Self.four) + Array(second.request("/").utf8))
            #expect(await second.waitForClose().isEmpty)
            var other = Self.four
            other[3] = 8
            let third = try await serving.connect()
            try await third.send(Self.binary(other) + Array(third.request("/").utf8))
            #expect(try await third.response().status == 200)
        }
    }
}
