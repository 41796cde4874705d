// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineWeb

@Suite struct AppIconTests {
    /// The beginning of a PNG file of a size in pixels.
    private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width]
            + [0, 0, 0, height]
    }

    private func get(_ path: String, _ icon: AppIcon, base: String = "") -> WebResponse? {
        var policy = ResponsePolicy()
        policy.basePath = base
        return AssetStore(policy: policy, fonts: nil, icon: icon, imageBytes: 0)
            .response(to: WebRequest(method: "GET", path: path, query: nil, remoteAddress: "10.0.0.2"))
    }

    @Test func `the app's own icon is served for tabs, home screens and manifests, each in the size that fits`() throws
    {
        let icon = AppIcon(
            name: "Walks", images: [Self.png(255, 255), Self.png(20, 20), Self.png(180, 180), Self.png(40, 40)])
        for (path, side) in [
            ("/favicon.ico", 40), ("/apple-touch-icon.png", 180), ("/_vitrine/icon-20.png", 20),
            ("/_vitrine/icon-255.png", 255),
        ] as [(String, UInt8)] {
            let response = try #require(get(path, icon))
            #expect(response.status == 200 && response.body == Self.png(side, side), "\(path)")
            #expect(response.headers["content-type"] == "image/png")
        }
        let links = icon.links(below: "/app")
        #expect(links.contains("href=\"/app/_vitrine/icon-40.png\" type=\"image/png\" sizes=\"40x40\""))
        #expect(links.contains("<link rel=\"apple-touch-icon\" href=\"/app/apple-touch-icon.png\">"))
        #expect(icon.manifest(below: "/app").contains("\"/app/_vitrine/icon-180.png\",\"sizes\":\"180x180\""))
    }

    @Test func `one image is for everything`() throws {
        let icon = AppIcon(name: "Walks", images: [Self.png(120, 120)])
        #expect(icon.tab == icon.touch && icon.files.count == 1)
    }

    @Test func `without an icon the first letter is drawn, and home screens get none`() throws {
        let icon = AppIcon(name: "<Ünter>", images: [Array("no image".utf8), Self.png(180, 120)])
        let response = try #require(get("/_vitrine/icon.svg", icon))
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(text.contains(">Ü</text>") && !text.contains("<Ü"))
        #expect(response.headers["content-type"] == "image/svg+xml")
        #expect(get("/apple-touch-icon.png", icon)?.status == 404)
        #expect(get("/favicon.ico", icon)?.body == response.body)
        #expect(!icon.links(below: "").contains("apple-touch-icon"))
    }

    @Test func `the manifest is JSON whatever the name is, and leads to the app's own path`() throws {
        let name = "A \"quoted\" \\ name\n"
        let response = try #require(get("/_vitrine/manifest.webmanifest", AppIcon(name: name), base: "/app"))
        let object = try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any]
        let manifest = try #require(object)
        #expect(manifest["name"] as? String == name)
        #expect(manifest["start_url"] as? String == "/app/")
        let icons = try #require(manifest["icons"] as? [[String: String]])
        #expect(icons.map { $0["src"] } == ["/app/_vitrine/icon.svg"])
        #expect(response.headers["content-type"] == "application/manifest+json")
    }

    @Test func `a page that is not there names the app and leads to its start`() throws {
        let response = try #require(get("/robots.txt", AppIcon(name: "Walks & Co"), base: "/app"))
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(response.status == 404)
        #expect(
            text.contains("Walks &amp; Co") && text.contains("href=\"/app/\"")
                && text.contains("/app/_vitrine/icon.svg") && text.contains("prefers-color-scheme:dark"))
        let policy = try #require(response.headers["content-security-policy"])
        let nonce = try #require(text.split(separator: "nonce=\"").dropFirst().first?.prefix { $0 != "\"" })
        #expect(policy.contains("'nonce-\(nonce)'"))
    }
}
