// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineRaster
import VitrineSnapshots
import VitrineText

@testable import VitrineWeb

/// Writes what canvases draw as all surfaces show it: pages as they begin, what the client is told when a drawing changes,
/// and images of the raster. EndToEnd/test_canvas_agreement.py holds them against each other.
@MainActor @Suite struct CanvasAgreementTests {
    /// What the browser needs beside the pages.
    private struct Contents: Encodable {
        struct Case: Encodable {
            var name: String
            /// The layers that are drawings, and the payload of each as JSON.
            var drawings: [Int: String]
            /// The bytes of stored images in base 64, by the names under which pages ask for them.
            var images: [String: String]
        }

        var side: Double
        var cases: [Case]
        /// Paths of the font files, by the names under which pages ask for them.
        var fonts: [String: String]
    }

    private func drawings(_ layer: Layer, _ symbols: any SymbolSource) -> [Int: String] {
        var found: [Int: String] = [:]
        if case .drawing(let drawing) = layer.content {
            let canvas = WireCanvas(
                drawing, size: WireSize(layer.placement), symbols: SymbolNumbers(source: symbols))
            found[layer.id] = canvas.payload
        }
        for child in layer.children { found.merge(drawings(child, symbols)) { first, _ in first } }
        return found
    }

    @Test func `writes canvases as all surfaces show them`() async throws {
        let fonts = InstalledFolder.fonts()
        let folder = fonts.deletingLastPathComponent().appendingPathComponent("canvases")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let renderer = try SnapshotRenderer()
        let faces = FontFaces(fontFolder: fonts)
        var cases: [Contents.Case] = []
        for (number, drawn) in CanvasCase.all.enumerated() {
            let traits = SnapshotTraits(layout: .fixed(width: CanvasCase.side, height: CanvasCase.side), scale: 2)
            let snapshot = try await renderer.snapshot(traits: traits) {
                Canvas(renderer: drawn.draw).frame(width: CanvasCase.side, height: CanvasCase.side)
            }
            let head = PageHead(
                title: drawn.name, isPinned: true, nonce: "n0nce", fontAddress: faces.preloaded, isStill: true)
            let display = snapshot.scene.display
            let session = snapshot.scene.graph.session
            let page = PageRenderer.render(display, head: head, symbols: session.symbols)
            var images: [String: String] = [:]
            for hash in page.imageHashes {
                let image = try #require(session.imageStore.image(hash))
                images[StoredImage.pathComponent(hash)] = image.data.base64EncodedString()
            }
            let layers = drawings(display.root, session.symbols)
            #expect(!layers.isEmpty || drawn.name.hasSuffix("layers"), "\(drawn.name)")
            cases.append(Contents.Case(name: drawn.name, drawings: layers, images: images))
            let name = folder.appendingPathComponent("\(number)")
            try Data(page.html.utf8).write(to: name.appendingPathExtension("html"))
            try Data(try snapshot.picture().png()).write(to: name.appendingPathExtension("png"))
        }
        try Data(faces.css().utf8).write(to: folder.appendingPathComponent("faces.css"))
        let files = Dictionary(faces.faces.map { ($0.name, $0.file.path) }) { first, _ in first }
        let contents = try JSONEncoder().encode(Contents(side: CanvasCase.side, cases: cases, fonts: files))
        try contents.write(to: folder.appendingPathComponent("contents.json"))
    }
}
