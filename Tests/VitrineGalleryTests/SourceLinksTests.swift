// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineGallery

@Suite("SourceLinks")
struct SourceLinksTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)")

    private func links(_ files: [String], template: String = "vscode") throws -> SourceLinks {
        for file in files {
            let url = folder.appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: url)
        }
        return SourceLinks(template: template, folder: folder)
    }

    @Test("a place is found by its module's folder and its file's name, and opened at its line")
    func found() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let links = try links(["Sources/Home/Views/Row.swift", "Sources/Detail/Row.swift", ".build/x/Home/Row.swift"])
        let path = folder.path + "/Sources/Home/Views/Row.swift"
        #expect(links.link(to: "Home/Row.swift:12") == "vscode://file\(path):12")
        #expect(links.link(to: "Home/Row.swift") == "vscode://file\(path):1")
    }

    @Test("what is not known, or could be several, has no link")
    func unknown() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let links = try links(["A/Row.swift", "B/Row.swift"])
        #expect(links.link(to: "Home/Row.swift:1") == nil)
        #expect(links.link(to: "Home/Other.swift:1") == nil)
        #expect(links.link(to: "Badge_Previews") == nil)
    }

    @Test("an editor of another name has an address of its own")
    func template() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let links = try links(["A B/Row.swift"], template: "editor://open?file={file}&line={line}")
        let link = try #require(links.link(to: "App/Row.swift:7"))
        #expect(link.hasSuffix("/A%20B/Row.swift&line=7"))
    }
}
