// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineWeb

/// Records what a socket sends.
final class RecordingSocket: SocketOutbound, @unchecked Sendable {
    // Only touched from the main actor in these tests.
    var sent: [String] = []
    var closed: UInt16?
    func send(_ text: String) { sent.append(text) }
    func close(code: UInt16, reason: String) { closed = closed ?? code }
}

extension LiveRegistry {
    /// Waits until nobody waits for a turn.
    func settle() async {
        while scheduler.waiting > 0 { await Task.yield() }
    }
}

/// A socket whose messages have been handled when `receive` returns: otherwise they wait while others have their turns.
final class SettledSocket: SocketInbound {
    let inbound: any SocketInbound
    let registry: LiveRegistry

    init?(_ inbound: (any SocketInbound)?, of registry: LiveRegistry) {
        guard let inbound else { return nil }
        self.inbound = inbound
        self.registry = registry
    }

    func receive(_ text: String) async {
        await inbound.receive(text)
        await registry.settle()
    }

    func closed() async { await inbound.closed() }
}

/// A page that a browser has loaded, and the socket that it opens.
@MainActor struct LoadedPage: @MainActor CustomTestStringConvertible {
    let address: String
    let response: WebResponse
    let wire = RecordingSocket()

    /// Asks a registry for a page as a browser does.
    ///
    /// - Parameters:
    ///   - path: Which page.
    ///   - address: Where the request comes from.
    ///   - registry: Who answers.
    ///   - zone: The time zone that the browser has told at an earlier visit; `nil` for a first visit.
    init(_ path: String = "/", from address: String, of registry: LiveRegistry, zone: String? = nil) async {
        self.address = address
        var headers = WebHeaders([("User-Agent", "Mozilla/5.0"), ("Accept-Language", "de-AT,en")])
        if let zone { headers.append("Cookie", "vitrine-env=375_667_2_0_0_0_16_0__\(zone)") }
        response = await registry.respond(
            to: WebRequest(
                method: "GET", path: path, headers: headers, remoteAddress: address))
    }

    var testDescription: String { "\(response.status) for \(address), then \(wire.sent), closed: \(wire.closed ?? 0)" }

    var html: String { String(decoding: response.body, as: UTF8.self) }
    var cookie: String { String(response.headers["Set-Cookie"]?.prefix { $0 != ";" } ?? "") }

    /// A field of the page's own description of itself, a text or a number; empty when it has none.
    func field(_ name: String) -> String { Self.field(name, in: html) }

    /// A field of a page's description of itself, a text or a number; empty when it has none.
    static func field(_ name: String, in html: String) -> String {
        guard let range = html.range(of: "\"\(name)\":") else { return "" }
        let value = html[range.upperBound...]
        return value.first == "\""
            ? String(value.dropFirst().prefix { $0 != "\"" }) : String(value.prefix { $0 != "," && $0 != "}" })
    }

    /// Returns the first message of the page's socket.
    ///
    /// - Parameters:
    ///   - token: The token of the session that it asks for; the page's own by default.
    ///   - attempt: The number of times that the page has tried.
    ///   - zone: The browser's time zone; empty where it does not say.
    /// - Returns: The message.
    func hello(token: String? = nil, attempt: Int = 1, zone: String = "") -> String {
        "[\"H\",\"vitrine.1\",\"\(field("build"))\",\"\(token ?? field("token"))\",\"\(field("epoch"))\",1,0,"
            + "[375,667,2,0,0,0,16,[\"en\"],\"\(zone)\"],0,[],\(attempt)]"
    }

    /// Opens the page's socket without a word; `nil` when it is refused.
    func connect(to registry: LiveRegistry) async -> (any SocketInbound)? {
        await registry.openSocket(
            SocketRequest(
                path: WireProtocol.socketPath, headers: WebHeaders([("Cookie", cookie)]), remoteAddress: address),
            outbound: wire)
    }

    /// Opens the page's socket and says hello; `nil` when it is refused.
    @discardableResult
    func open(to registry: LiveRegistry, zone: String = "") async -> SettledSocket? {
        let inbound = SettledSocket(await connect(to: registry), of: registry)
        await inbound?.receive(hello(zone: zone))
        return inbound
    }
}
