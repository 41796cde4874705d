// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore

@testable import VitrineWeb

/// Names of browsers under a stored key: nobody reads a store by naming it.
@MainActor @Suite struct VisitorCookieTests {
    private let key = [UInt8](repeating: 7, count: 32)
    private let name = "0123456789abcdefghijklmnop"

    private func visitor(_ cookie: String, _ key: [UInt8]?, isSecure: Bool = false) -> String? {
        let request = WebRequest(
            method: "GET", path: "/", headers: WebHeaders([("Cookie", cookie)]), remoteAddress: "10.0.0.1",
            isSecure: isSecure)
        let opening = SocketRequest(
            path: WireProtocol.socketPath, headers: request.headers, remoteAddress: "10.0.0.1", isSecure: isSecure)
        let cookie = VisitorCookie(key: key)
        #expect(cookie.visitor(of: request) == cookie.visitor(of: opening))
        return cookie.visitor(of: request)
    }

    private func issued(_ key: [UInt8]?, isSecure: Bool = false) -> String {
        String(VisitorCookie(key: key).header(name, isSecure: isSecure).prefix { $0 != ";" })
    }

    @Test(arguments: [false, true]) func `what was given out is known again`(isSecure: Bool) {
        #expect(visitor(issued(key, isSecure: isSecure), key, isSecure: isSecure) == name)
        #expect(visitor(issued(nil, isSecure: isSecure), nil, isSecure: isSecure) == name)
    }

    @Test func `a name alone, another's code, an altered or foreign one is nobody`() throws {
        let good = issued(key)
        let code = try #require(good.split(separator: ".").last)
        for cookie in [
            issued(nil), issued([1]), "vitrine-visitor=\(name).", "vitrine-visitor=\(name).\(code).\(code)",
            "vitrine-visitor=.\(code)", "vitrine-visitor=\(String(name.reversed())).\(code)",
            "vitrine-visitor=\(name).\(String(code.reversed()))", "vitrine-visitor=\(name).\(code.dropLast(4))",
            "vitrine-visitor=\(name).\(code)AAAA", good + ".", "vitrine-visitor=",
        ] {
            #expect(visitor(cookie, key) == nil, "\(cookie)")
        }
        #expect(visitor(good, nil) == nil)
    }

    @Test func `a forged cookie gets a store of its own, and another name`() async throws {
        let defaults = BrowserDefaults()
        defaults.store(for: name).set(.string("secret"), for: "word")
        var configuration = LiveConfiguration()
        configuration.visitorKey = key
        var visitors: [String] = []
        let registry = LiveRegistry(configuration: configuration) { request in
            visitors.append(request.visitor)
            return FakeScene()
        }
        func get(_ cookie: String) async -> String? {
            await registry.respond(
                to: WebRequest(
                    method: "GET", path: "/", headers: WebHeaders([("Cookie", cookie)]), remoteAddress: "10.0.0.1")
            ).headers["Set-Cookie"]
        }
        #expect(await get(issued(key)) == nil)
        #expect(visitors == [name])
        let given = try #require(await get("vitrine-visitor=\(name)"))
        #expect(visitors.count == 2 && visitors[1] != name)
        #expect(defaults.store(for: visitors[1]).values.isEmpty)
        #expect(defaults.store(for: visitors[0]).values == ["word": .string("secret")])
        #expect(await get(String(given.prefix { $0 != ";" })) == nil)
        #expect(visitors[2] == visitors[1])
    }
}
