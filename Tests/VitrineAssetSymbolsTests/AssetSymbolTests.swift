// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineAssetSymbols

@Suite struct AssetSymbolTests {
    @Test(arguments: [
        ("logo", "logo"), ("Logo", "logo"), ("Brand Accent", "brandAccent"), ("brand-accent", "brandAccent"),
        ("URLIcon", "urlIcon"), ("URL", "url"), ("LogoImage", "logo"), ("Image", "image"), ("1up", "_1up"),
        ("in", "`in`"), ("snake_case", "snake_case"), ("AccentColor", "accentColor"),
    ])
    func `a picture's name is written as Xcode writes it`(name: String, constant: String) {
        #expect(AssetSymbolNames.constant(name, kind: .image) == constant)
    }

    @Test(arguments: [
        ("AccentColor", "accent"), ("brand Color", "brand"), ("Color", "color"), ("LogoImage", "logoImage"),
    ])
    func `a colour's name does without its kind`(name: String, constant: String) {
        #expect(AssetSymbolNames.constant(name, kind: .color) == constant)
    }

    private func text(colors: Set<String> = [], images: Set<String> = []) -> [Substring] {
        AssetSymbolSource(tree: AssetCatalogTree(colors: colors, images: images), bundle: "Bundle.module").text
            .split(separator: "\n").map { $0.drop { $0 == " " } }
    }

    @Test func `namespaces are types, and their assets constants in them`() throws {
        let lines = text(colors: ["Brand/accent"], images: ["My icons/small/star"])
        let namespace = try #require(lines.firstIndex(of: "enum Brand {"))
        #expect(lines[namespace + 2].contains(#"accent = ColorResource(name: "Brand/accent", bundle: resourceBundle)"#))
        #expect(lines.contains("static var accent: Color { Color(.Brand.accent) }"))
        let outer = try #require(lines.firstIndex(of: "enum MyIcons {"))
        #expect(lines[outer + 2] == "enum Small {")
        #expect(lines[outer + 4].contains(#"star = ImageResource(name: "My icons/small/star", bundle: "#))
    }

    @Test func `two assets of one name have none, and colours of SwiftUI stay its own`() {
        let lines = text(colors: ["a-b", "a b", "Red", "sea"])
        #expect(!lines.contains { $0.contains("static let aB") })
        #expect(lines.contains(#"// "a b" and "a-b" would both be `aB`."#))
        #expect(lines.contains { $0.contains("static let red = ColorResource") })
        #expect(!lines.contains { $0.contains("var red: Color") })
        // As a colour and as a style.
        #expect(lines.filter { $0.contains("static var sea: Color { Color(.sea) }") }.count == 2)
    }

    @Test func `folders are part of a name where they provide a namespace`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".xcassets")
        defer { try? FileManager.default.removeItem(at: folder) }
        for set in ["logo.imageset", "Icons/star.imageset", "Plain/moon.imageset", "Plain/Inner/sun.colorset"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(set), withIntermediateDirectories: true)
        }
        for name in ["Icons", "Plain/Inner"] {
            try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
                .write(to: folder.appendingPathComponent(name + "/Contents.json"))
        }
        let tree = AssetCatalogTree(catalogs: [folder])
        #expect(tree.names[.image] == ["logo", "Icons/star", "moon"])
        #expect(tree.names[.color] == ["Inner/sun"])
    }
}
