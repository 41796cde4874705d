// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import VitrineDisplay
import VitrineLayout

@testable import VitrineWeb

@Suite struct FontFacesTests {
    /// A folder with empty files of the given names; removed when the body returns.
    private func withFolder(_ names: [String], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in names { try Data(name.utf8).write(to: folder.appendingPathComponent(name)) }
        try body(folder)
    }

    @Test func onlyFilesThatAreThereAreNamed() throws {
        try withFolder(["VitrineSans.woff2", "VitrineSerif-Italic.woff2"]) { folder in
            let faces = FontFaces(fontFolder: folder, fallbackFolder: folder)
            #expect(faces.faces.map(\.name) == ["fonts/VitrineSans.woff2", "fonts/VitrineSerif-Italic.woff2"])
            let rules = faces.css().split(separator: "\n")
            #expect(rules.count == 2)
            #expect(
                rules[0].hasPrefix("@font-face{font-family:\"Vitrine Sans\";src:url(/_vitrine/fonts/VitrineSans.woff2?")
            )
            #expect(rules[0].contains("font-weight:100 900"))
            #expect(!rules[0].contains("italic"))
            #expect(rules[1].contains("font-style:italic"))
            #expect(faces.preloaded?.hasPrefix("/_vitrine/fonts/VitrineSans.woff2?") == true)
            #expect(faces.face("fonts/VitrineMono.woff2") == nil)
            #expect(faces.face("fonts/../VitrineSans.woff2") == nil)
        }
    }

    @Test func withoutFilesThereIsNothingToLoad() throws {
        try withFolder([]) { folder in
            let faces = FontFaces(fontFolder: folder, fallbackFolder: folder)
            #expect(faces.css().isEmpty)
            #expect(faces.preloaded == nil)
        }
    }

    /// Both surfaces have to change from the regular to the bold file at the same weight, and browsers join only faces
    /// of equal weights to one family.
    @Test func theFilesOfEveryScriptShareTheWeights() throws {
        try withFolder(["NotoSansHebrew-Regular.ttf", "NotoSansHebrew-Bold.ttf", "NotoSansThai-Regular.ttf"]) {
            folder in
            let faces = FontFaces(fontFolder: folder, fallbackFolder: folder)
            #expect(faces.faces.map(\.weights) == [100...599, 600...900, 100...599, 600...900])
            #expect(faces.faces.allSatisfy { $0.unicodeRange != nil && $0.mediaType == "font/ttf" })
            #expect(faces.faces[0].css(below: "").contains("unicode-range:U+590-5FF"))
            #expect(faces.faces[0].css(below: "").contains("format(\"truetype\")"))
        }
    }

    @Test func aDerivedFileGoesBeforeTheSystems() throws {
        try withFolder(["VitrineArabic.woff2", "NotoSansArabic-Regular.ttf"]) { folder in
            let faces = FontFaces(fontFolder: folder, fallbackFolder: folder)
            #expect(faces.faces.map(\.name) == ["fonts/VitrineArabic.woff2", "fonts/VitrineArabic.woff2"])
        }
    }

    /// The rule stands in the page or goes before the style that first needs it, once; the file is served under its address.
    @Test func aFontOfTheAppsIsNamedOnceAndServed() throws {
        let font = try #require(
            try FontRegistry.shared.register(TestFont(family: "Served", style: "Bold", weight: 700).file).first)
        let name = FontFaces.family(font.identifier)
        let address = "/_vitrine/fonts/\(name).ttf"
        func declarations(_ size: Double) -> String {
            TextDeclarations.run(
                DisplayTextStyle(font: DisplayFont(family: .own(font.identifier), size: size), color: .black))
        }
        #expect(declarations(17).contains("font-family:\(name),var(--sans);font-variant-ligatures:none;"))
        var styles = StyleTable()
        _ = styles.number(.content, declarations(17))
        let rules = styles.takeRules(below: "/app")
        #expect(
            rules.hasPrefix(
                "@font-face{font-family:\"\(name)\";src:url(/app\(address)) format(\"truetype\");"
                    + "font-weight:700 700;font-display:block;"
                    + "ascent-override:100%;descent-override:28.906%;line-gap-override:0%}"))
        _ = styles.number(.content, declarations(18))
        #expect(styles.takeOperations().count == 1)
        styles.resend()
        let operations = styles.takeOperations()
        #expect(operations.count == 3)
        #expect(operations[0].json == "[24,\"\(name)\",\"\(address)\",\"700 700\"]")

        let store = AssetStore(
            policy: ResponsePolicy(), fonts: nil, icon: AppIcon(name: "App"), imageBytes: 0)
        let response = try #require(store.response(to: WebRequest(method: "GET", path: address, remoteAddress: "")))
        #expect(response.status == 200)
        #expect(response.body == [UInt8](font.bytes))
        #expect(response.headers["content-type"] == "font/ttf")
        #expect(response.headers["cache-control"] == "public, max-age=31536000, immutable")
        for other in ["own-0.ttf", "\(name).otf", "own-\(font.postScriptName).ttf", "x/\(name).ttf"] {
            let request = WebRequest(method: "GET", path: "/_vitrine/fonts/\(other)", remoteAddress: "")
            #expect(store.response(to: request)?.status == 404, "\(other)")
        }
    }

    @Test func anotherFileHasAnotherAddress() throws {
        try withFolder(["VitrineSans.woff2"]) { folder in
            let before = FontFaces(fontFolder: folder, fallbackFolder: folder)
            try Data("longer than it was before".utf8).write(to: folder.appendingPathComponent("VitrineSans.woff2"))
            let after = FontFaces(fontFolder: folder, fallbackFolder: folder)
            #expect(before.preloaded != after.preloaded)
            #expect(before.version != after.version)
        }
    }
}
