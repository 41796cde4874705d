// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineDisplay
@testable import VitrineWeb

/// Pages of a server whose addresses lie below a path.
@MainActor @Suite struct BasePathPageTests {
    private func registry(basePath: String) -> LiveRegistry {
        var configuration = LiveConfiguration()
        configuration.idleLimit = .zero
        configuration.policy.basePath = basePath
        return LiveRegistry(configuration: configuration) { _ in FakeScene() }
    }

    private func get(_ path: String, _ registry: LiveRegistry, isSecure: Bool = false) async -> WebResponse {
        await registry.respond(
            to: WebRequest(method: "GET", path: path, remoteAddress: "203.0.113.1", isSecure: isSecure))
    }

    @Test func everyAddressOfAPageLiesBelowThePath() async {
        let page = await get("/", registry(basePath: "/app"))
        let html = String(decoding: page.body, as: UTF8.self)
        #expect(html.contains("data-base=\"/app\""))
        #expect(html.contains("href=\"/app/_vitrine/base.css\""))
        #expect(html.contains("src=\"/app/_vitrine/client.js\""))
        #expect(!html.contains("=\"/_vitrine/"))
        let missing = await get("/robots.txt", registry(basePath: "/app"))
        #expect(String(decoding: missing.body, as: UTF8.self).contains("<a href=\"/app/\">"))
    }

    @Test func withoutAPathNothingIsSaidOfIt() async {
        let html = String(decoding: await get("/", registry(basePath: "")).body, as: UTF8.self)
        #expect(!html.contains("data-base"))
        #expect(html.contains("src=\"/_vitrine/client.js\""))
    }

    @Test func cookiesAreForThePath() async {
        let registry = registry(basePath: "/app")
        let plain = await get("/", registry)
        #expect(plain.headers["Set-Cookie"]?.contains("; Path=/app;") == true)
        // Browsers refuse `__Host-` for any path but the root.
        let secure = await get("/", registry, isSecure: true)
        #expect(secure.headers["Set-Cookie"]?.hasPrefix("__Secure-vitrine-visitor=") == true)
        #expect(secure.headers["Set-Cookie"]?.contains("; Secure") == true)
    }

    @Test func linksAndPicturesLieBelowThePath() {
        let tree = DisplayTree()
        let link = Layer(tree: tree)
        link.semantics = Semantics(role: .link(href: "/characters?page=2"))
        let away = Layer(tree: tree)
        away.semantics = Semantics(role: .link(href: "https://swift.org/"))
        tree.root.setChildren([link, away])
        var head = PageHead(title: "", nonce: "n")
        head.basePath = "/app"
        let html = PageRenderer.render(tree, head: head).html
        #expect(html.contains("href=\"/app/characters?page=2\""))
        #expect(html.contains("href=\"https://swift.org/\""))
        let faces = FontFaces.Face(
            family: "Sans", file: URL(fileURLWithPath: "/f/Sans.woff2"), version: "1", weights: 100...900)
        #expect(faces.css(below: "/app").contains("url(/app/_vitrine/fonts/Sans.woff2?1)"))
    }
}
