// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

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
