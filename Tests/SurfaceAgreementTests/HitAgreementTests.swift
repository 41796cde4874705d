// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import VitrineCore
import VitrineDisplay
import VitrineSnapshots
import VitrineText

@testable import VitrineWeb

/// Writes random screens for the browser, and which layers taps find in process. EndToEnd/test_hit_agreement.py holds
/// them against what the browser finds.
///
/// VITRINE_AGREE_ROUNDS screens are written to .cache/hits, from VITRINE_AGREE_SEED on.
@MainActor @Suite struct HitAgreementTests {
    private static let rounds: Int = TestEnvironment.number("VITRINE_AGREE_ROUNDS") ?? 60
    private static let firstSeed: Int = TestEnvironment.number("VITRINE_AGREE_SEED") ?? 1
    private static let width = 390.0
    private static let height = 844.0
    /// The distance of points, in points.
    private static let step = 13.0
    /// What edges may differ by, in points.
    private static let tolerance = 1.5
    /// The directions around a point.
    private static let around: [(Double, Double)] = [
        (-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1),
    ]

    /// What the browser needs beside the pages.
    private struct Contents: Encodable {
        struct Screen: Encodable {
            var seed: Int
            /// The layers of the screen, as tests print them.
            var tree: String
            /// Points, and the layer that a tap finds there: x, y and its id, -1 for none.
            var points: [[Double]]
        }

        var screens: [Screen]
        /// Paths of the font files, by the names under which pages ask for them.
        var fonts: [String: String]
    }

    /// The points away from edges: all points around one find the same layer.
    private func points(_ display: DisplayTree) -> [[Double]] {
        func found(_ x: Double, _ y: Double) -> Int { display.hitTest(x: x, y: y)?.id ?? -1 }
        var points: [[Double]] = []
        for y in stride(from: Self.step / 2, to: Self.height, by: Self.step) {
            for x in stride(from: Self.step / 2, to: Self.width, by: Self.step) {
                let layer = found(x, y)
                let isInside = Self.around.allSatisfy { dx, dy in
                    found(x + dx * Self.tolerance, y + dy * Self.tolerance) == layer
                }
                if isInside { points.append([x, y, Double(layer)]) }
            }
        }
        return points
    }

    /// For `make agree` only: some screens are still hit otherwise in browsers (disabled buttons that are turned, clips with
    /// continuous corners, forms of paths), so `make test` leaves them out.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["VITRINE_AGREE_ROUNDS"] != nil))
    func `writes where random screens are hit`() async throws {
        let fonts = InstalledFolder.fonts()
        let folder = fonts.deletingLastPathComponent().appendingPathComponent("hits")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let renderer = try SnapshotRenderer()
        let faces = FontFaces(fontFolder: fonts)
        var screens: [Contents.Screen] = []
        for seed in Self.firstSeed..<Self.firstSeed + Self.rounds {
            let traits = SnapshotTraits(layout: .fixed(width: Self.width, height: Self.height))
            let snapshot = try await renderer.snapshot(traits: traits) { RandomHits.view(seed: seed) }
            let head = PageHead(
                title: "Screen \(seed)", isPinned: true, nonce: "n0nce", fontAddress: faces.preloaded, isStill: true)
            let display = snapshot.scene.display
            let page = PageRenderer.render(display, head: head, symbols: snapshot.scene.graph.session.symbols)
            try Data(page.html.utf8).write(to: folder.appendingPathComponent("\(seed).html"))
            screens.append(Contents.Screen(seed: seed, tree: "\(display)", points: points(display)))
        }
        let found = screens.flatMap(\.points).filter { $0[2] >= 0 }.count
        #expect(found > 40 * screens.count, "screens on which little is hit show nothing")
        try Data(faces.css().utf8).write(to: folder.appendingPathComponent("faces.css"))
        let files = Dictionary(faces.faces.map { ($0.name, $0.file.path) }) { first, _ in first }
        let contents = try JSONEncoder().encode(Contents(screens: screens, fonts: files))
        try contents.write(to: folder.appendingPathComponent("contents.json"))
    }
}
