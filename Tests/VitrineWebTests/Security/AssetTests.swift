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

    private func script(_ acceptEncoding: String?, tag: String? = nil) async -> WebResponse {
        var headers = WebHeaders([("User-Agent", "Examplebot")])
        if let acceptEncoding { headers.append("Accept-Encoding", acceptEncoding) }
        if let tag { headers.append("If-None-Match", tag) }
        return await registry().respond(
            to: WebRequest(method: "GET", path: "/_vitrine/client.js", headers: headers, remoteAddress: "10.0.0.1"))
    }

    @Test func `scripts are compressed for whoever accepts that`() async throws {
        let plain = await script(nil)
        #expect(plain.headers["Content-Encoding"] == nil)
        let gzip = await script("br;q=1.0, gzip;q=0.8, *;q=0.1")
        #expect(gzip.headers["Content-Encoding"] == "gzip")
        #expect(gzip.body.prefix(3) == [0x1f, 0x8b, 8], "gzip's header, deflated")
        #expect(gzip.body.count * 2 < plain.body.count)
        // The length of what was compressed stands at the end, the lowest byte first.
        #expect(gzip.body.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) } == plain.body.count)
        let tags = [plain, gzip].map { $0.headers["ETag"] ?? "" }
        #expect(tags[0] != tags[1] && !tags.contains(""))
        for response in [plain, gzip] { #expect(response.headers["Vary"] == "Accept-Encoding") }
        let known = await script("gzip", tag: tags[1])
        #expect(known.status == 304)
        #expect(known.headers["Content-Encoding"] == nil && known.body.isEmpty)
        #expect(await script("gzip", tag: tags[0]).status == 200)
    }

    @Test(
        arguments: [
            (nil, false), ("", false), ("identity", false), ("gzip", true), ("GZIP ; q=0.5", true), ("*", true),
            ("gzip;q=0", false), ("gzip;q=0, *", false), ("*;q=0", false), ("br, zstd", false), ("gzip;q=x", false),
        ] as [(String?, Bool)])
    func `who accepts gzip says so`(_ header: String?, _ accepts: Bool) {
        #expect(CompressedFile.acceptsGzip(header) == accepts)
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
