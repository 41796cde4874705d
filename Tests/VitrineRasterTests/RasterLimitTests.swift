// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineDisplay
import VitrineText

@testable import VitrineRaster

private typealias F = RasterFixture

/// Sizes, depths and numbers that make no image: an error that says what to do, and never a trap.
@Suite struct RasterLimitTests {
    private func code(_ body: () throws -> RasterImage) -> Diagnostic.Code? {
        let error = #expect(throws: Diagnostic.self) { _ = try body() }
        #expect(error?.remedy.isEmpty == false)
        return error?.code
    }

    @Test(arguments: [(0.0, 10.0), (10, -1), (.nan, 10), (10, .infinity)])
    func sizesMustBePositiveNumbers(_ width: Double, _ height: Double) {
        #expect(code { try F.picture(width: width, height: height) { _ in [] } } == .renderBadSize)
    }

    @Test(arguments: [0, -1, .nan, .infinity, 100.0]) func scalesMustBeSensible(_ scale: Double) {
        #expect(code { try F.picture(width: 10, height: 10, scale: scale) { _ in [] } } == .renderBadSize)
    }

    @Test func absurdSizesTakeNoMemory() {
        #expect(code { try F.picture(width: 1e9, height: 1e9) { _ in [] } } == .renderTooLarge)
        #expect(code { try F.picture(width: 20_000, height: 20_000) { _ in [] } } == .renderTooLarge)
        #expect(code { try F.picture(width: 40_000, height: 1) { _ in [] } } == .renderTooLarge)
    }

    @Test func placesMustBeNumbers() {
        let picture = {
            try F.picture(width: 10, height: 10) { tree in
                [F.layer(tree, .fill(.rectangle, .color(F.red)), x: .nan, width: 4, height: 4)]
            }
        }
        #expect(code(picture) == .renderBadLayer)
    }

    @Test func flatAndFarLayersAreSimplyNotSeen() throws {
        let picture = try F.picture(width: 10, height: 10) { tree in
            [
                F.layer(tree, .fill(.rectangle, .color(F.red)), width: 4, height: 4) { $0.scaleX = 0 },
                F.layer(tree, .fill(.rectangle, .color(F.red)), x: 1e12, width: 4, height: 4),
                F.layer(tree, .fill(.rectangle, .color(F.red)), width: 0, height: 4),
                F.layer(tree, .fill(.capsule, .color(F.red)), width: -5, height: 4),
                F.layer(tree, .fill(.path([.line(x: .nan, y: 3), .close]), .color(F.red)), width: 5, height: 4),
            ]
        }
        #expect(picture[1, 1] == .init(255, 255, 255))
    }

    @Test func deepTreesAreRefused() throws {
        func nested(_ depth: Int) -> DisplayTree {
            let tree = DisplayTree()
            var inner = tree.root!
            for _ in 0..<depth {
                let layer = F.layer(tree, .group, width: 1, height: 1)
                inner.append(layer)
                inner = layer
            }
            return tree
        }
        let rasterizer = try F.rasterizer()
        _ = try rasterizer.picture(of: nested(LayerPainter.deepest - 2), width: 1, height: 1, scale: 1)
        #expect(
            code { try rasterizer.picture(of: nested(LayerPainter.deepest + 1), width: 1, height: 1, scale: 1) }
                == .renderTooDeep)
    }

    @Test func missingFontsAreNamed() {
        let error = #expect(throws: Diagnostic.self) {
            try RasterFonts(library: FontLibrary(fontDirectory: URL(fileURLWithPath: "/nonexistent")))
        }
        #expect(error?.code == .fontMissing)
    }

    @Test func hugeBlursAreRefused() {
        let picture = {
            try F.picture(width: 10, height: 10) { tree in
                [F.layer(tree, .fill(.rectangle, .color(F.red)), width: 4, height: 4) { $0.blurRadius = 1e7 }]
            }
        }
        #expect(code(picture) == .renderBadLayer)
    }
}
