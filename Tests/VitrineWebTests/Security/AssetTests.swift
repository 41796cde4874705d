// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineWeb

/// Files are looked up by the names that are served, never by a path: there is nothing to climb out of.
@MainActor @Suite struct AssetTests {
    private func get(_ path: String, _ registry: LiveRegistry) async -> WebResponse {
        await registry.respond(
            to: WebRequest(
                method: "GET", path: path, headers: WebHeaders([("User-Agent", "Examplebot")]),
                remoteAddress: "10.0.0.1"))
    }

    private func registry(fonts folder: URL? = nil) -> LiveRegistry {
        var configuration = LiveConfiguration()
        configuration.fontFolder = folder
        return LiveRegistry(configuration: configuration) { _ in FakeScene() }
    }

    @Test(arguments: [
        "/_vitrine/../../etc/passwd", "/_vitrine/..%2f..%2fetc/passwd", "/_vitrine/%2e%2e/%2e%2e/etc/passwd",
        "/_vitrine/..%252f..%252fetc/passwd", "/_vitrine/....//etc/passwd", "/_vitrine//etc/passwd",
        "/_vitrine/client.js/../../../etc/passwd", "/_vitrine/client.js%00.png", "/_vitrine/CLIENT.JS",
        "/_vitrine/fonts/../../../../etc/passwd", "/_vitrine/fonts/..%2f..%2fetc%2fpasswd",
        "/_vitrine/image/../client.js",
        "/_vitrine/image/..%2fclient.js", "/_vitrine/Client/client.js", "/_vitrine/.", "/_vitrine/", "/_vitrine",
        "/_vitrine/file:///etc/passwd", "/_vitrine/C:\\windows\\win.ini",
    ])
    func `nothing but what is named is served`(_ path: String) async {
        let response = await get(path, registry())
        #expect(response.status == 404)
        #expect(!String(decoding: response.body, as: UTF8.self).contains("root:"))
        #expect(response.headers["X-Content-Type-Options"] == "nosniff")
        #expect(response.headers["Content-Security-Policy"]?.contains("default-src 'none'") == true)
    }

    /// A link in the folder of fonts that leads out of it is a file under another name: its name is not one that is
    /// served.
    @Test func `a link out of the folder of fonts is not followed`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("sans".utf8).write(to: folder.appendingPathComponent("VitrineSans.woff2"))
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("secret.woff2"), withDestinationURL: URL(fileURLWithPath: "/etc/passwd"))
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("VitrineMono.ttf"), withDestinationURL: URL(fileURLWithPath: "/etc"))
        let registry = registry(fonts: folder)
        #expect(await get("/_vitrine/fonts/VitrineSans.woff2", registry).status == 200)
        for name in ["secret.woff2", "VitrineMono.ttf", "VitrineMono.ttf/passwd", "."] {
            #expect(await get("/_vitrine/fonts/\(name)", registry).status == 404, "\(name)")
        }
    }

    @Test func `what is served is exactly the client`() async {
        for name in ClientFiles.names {
            let response = await get("/_vitrine/\(name)", registry())
            #expect(response.status == 200)
            let type = response.headers["Content-Type"] ?? ""
            #expect(type.hasPrefix(name.hasSuffix(".css") ? "text/css" : "text/javascript"))
        }
    }
}
