// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Album
@testable import VitrineCore
@testable import VitrineDisplay
@testable import VitrineTesting

/// Photos are chosen, shown and removed; films are copied; captions are read from a file and written to one.
@MainActor
@Suite("Sample Album")
struct AlbumWalk {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func file(_ name: String, _ data: Data) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    private static let png = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!

    @Test func photosAreChosenAndRemoved() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let walk = try Walk(AlbumApp())
        #expect(walk.sees("No Photos"))
        try walk.host.find(role: .button, label: "Add Photos").choose(files: [
            try file("a.png", Self.png), try file("b.png", Self.png),
        ])
        await walk.settle()
        #expect(walk.sees("Photo 1, 70 bytes") && walk.sees("Photo 2, 70 bytes"), "\(walk.host.labels)")
        try walk.openMenu(of: "Photo 1, 70 bytes")
        try walk.tap("Delete")
        #expect(!walk.sees("Photo 2, 70 bytes") && walk.sees("Photo 1, 70 bytes"))
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func filmsAreCopiedAndDeleted() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let walk = try Walk(AlbumApp())
        try walk.tap("Films")
        let film = try file("a.mp4", Data("\0\0\0\u{18}ftypmp42".utf8))
        try walk.host.find(role: .button, label: "Add Film").choose(files: [film])
        await walk.settle()
        #expect(walk.sees(part: "12 bytes"), "\(walk.host.labels)")
        // Coming back is no other choice.
        try walk.tap("Photos")
        try walk.tap("Films")
        await walk.settle()
        try walk.tap("Delete")
        await walk.settle()
        #expect(!walk.sees(part: "12 bytes"), "\(walk.host.labels)")
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func aPhotoThatIsNoneIsRefusedInWords() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let walk = try Walk(AlbumApp())
        try walk.host.find(role: .button, label: "Add Photos").choose(files: [try file("a.txt", Data("a".utf8))])
        await walk.settle()
        #expect(walk.sees("This photo could not be read."))
    }

    @Test func photosAreDroppedAndPasted() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let walk = try Walk(AlbumApp())
        try walk.host.find(label: "No Photos").drop(files: [try file("a.png", Self.png), try file("b.png", Self.png)])
        await walk.settle()
        #expect(walk.sees("Photo 1, 70 bytes") && walk.sees("Photo 2, 70 bytes"), "\(walk.host.labels)")
        try walk.host.find(role: .button, label: "Paste").paste(image: try file("Image.png", Self.png))
        await walk.settle()
        #expect(walk.sees("Photo 3, 70 bytes"), "\(walk.host.labels)")
        try walk.host.find(label: "Photo 1, 70 bytes").drop(text: "no picture")
        await walk.settle()
        #expect(walk.sees("This photo could not be read."), "\(walk.host.labels)")
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func captionsAreReadAndWritten() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let walk = try Walk(AlbumApp())
        try walk.tap("Captions")
        #expect(try walk.host.find(role: .button, label: "Export…").isDisabled)
        try walk.tap("Import…")
        try walk.host.find(role: .button, label: "Browse").choose(files: [try file("c.txt", Data("Sea\nHills\n".utf8))])
        await walk.settle()
        #expect(walk.sees("Sea") && walk.sees("Hills"), "\(walk.host.labels)")
        try walk.tap("Export…")
        await walk.settle()
        let requests = walk.host.scene.graph.session.takeRequests()
        guard case .download(let key)? = requests.last else { throw Missing() }
        let download = try #require(walk.host.scene.graph.session.files.download(key))
        #expect(download.name == "Captions.txt")
        #expect(try String(contentsOf: download.url, encoding: .utf8) == "Sea\nHills")
        #expect(walk.diagnostics.isEmpty)
    }

    private struct Missing: Error {}
}
