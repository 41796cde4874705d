// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import VitrineCore
import VitrineDisplay
import VitrineRaster
import VitrineSnapshots
import VitrineText

@testable import VitrineWeb

/// Writes random screens as both surfaces show them: pages for the browser, images of the raster, and where the layers
/// and lines of text have to be. EndToEnd/test_surface_agreement.py holds them against each other.
///
/// VITRINE_AGREE_ROUNDS screens are written to .cache/screens, from VITRINE_AGREE_SEED on.
@MainActor @Suite struct SurfaceAgreementTests {
    private static let rounds: Int = TestEnvironment.number("VITRINE_AGREE_ROUNDS") ?? 24
    private static let firstSeed: Int = TestEnvironment.number("VITRINE_AGREE_SEED") ?? 1

    /// Where a layer is seen, and its lines of text, in points from the upper left corner of the screen.
    private struct Place: Encodable {
        struct Line: Encodable {
            var text: String
            var x, y, width, height: Double
        }

        var layer: Int
        var x, y, width, height: Double
        var lines: [Line]
    }

    /// What the browser needs beside the pages.
    private struct Contents: Encodable {
        var seeds: [Int]
        /// Paths of the font files, by the names under which pages ask for them.
        var fonts: [String: String]
    }

    private func places(_ layer: Layer) -> [Place] {
        let frame = layer.frameInRoot()
        var lines: [Place.Line] = []
        if case .text(let text) = layer.content {
            lines = text.lines.map { line in
                let left = line.fragments.map(\.x).min() ?? 0
                let right = line.fragments.map { $0.x + $0.width }.max() ?? 0
                return Place.Line(
                    text: line.fragments.map(\.string).joined(), x: frame.x + left, y: frame.y + line.top,
                    width: right - left, height: line.height)
            }
        }
        let place = Place(
            layer: layer.id, x: frame.x, y: frame.y, width: frame.width, height: frame.height, lines: lines)
        return [place] + layer.children.flatMap(places)
    }

    @Test func `writes random screens as both surfaces show them`() async throws {
        let fonts = InstalledFolder.fonts()
        let folder = fonts.deletingLastPathComponent().appendingPathComponent("screens")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let renderer = try SnapshotRenderer()
        let faces = FontFaces(fontFolder: fonts)
        let encoder = JSONEncoder()
        let seeds = Array(Self.firstSeed..<Self.firstSeed + Self.rounds)
        var lines = 0
        for seed in seeds {
            let traits = SnapshotTraits(layout: .fixed(width: 390, height: 844), scale: 2, isDark: seed % 4 == 3)
            let snapshot = try await renderer.snapshot(traits: traits) { RandomScreen.view(seed: seed) }
            let head = PageHead(
                title: "Screen \(seed)", isDark: traits.isDark, isPinned: true, nonce: "n0nce",
                fontAddress: faces.preloaded, isStill: true)
            let display = snapshot.scene.display
            let page = PageRenderer.render(display, head: head, symbols: snapshot.scene.graph.session.symbols)
            let found = places(display.root)
            lines += found.reduce(0) { $0 + $1.lines.count }
            let name = folder.appendingPathComponent("\(seed)")
            try Data(page.html.utf8).write(to: name.appendingPathExtension("html"))
            try Data(try snapshot.picture().png()).write(to: name.appendingPathExtension("png"))
            try encoder.encode(found).write(to: name.appendingPathExtension("json"))
        }
        #expect(lines > 5 * seeds.count, "screens with too little text show nothing")
        try Data(faces.css().utf8).write(to: folder.appendingPathComponent("faces.css"))
        let files = Dictionary(faces.faces.map { ($0.name, $0.file.path) }) { first, _ in first }
        let contents = try encoder.encode(Contents(seeds: seeds, fonts: files))
        try contents.write(to: folder.appendingPathComponent("contents.json"))
    }
}
