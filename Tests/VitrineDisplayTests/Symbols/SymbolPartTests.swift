// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay

@Suite struct SymbolPartTests {
    private func drawing(_ name: String, _ part: SymbolPart) throws -> SymbolDrawing {
        try #require(try SymbolSamples.library().drawing(of: part.name(of: name), weight: .regular), "\(name)")
    }

    @Test func `the mark in a filled shape is what the shape loses`() throws {
        let mark = try drawing("dot.circle.fill", .mark)
        #expect(mark.covers(128, 128) && !mark.covers(30, 128))
        // Without a hole: edges of two parts that meet would let the ground through.
        let base = try drawing("dot.circle.fill", .base)
        #expect(base.covers(128, 128) && base.covers(30, 128))
    }

    @Test func `the mark in the outline of a shape is what stands in it`() throws {
        let mark = try drawing("dot.circle", .mark)
        #expect(mark.covers(128, 128) && !mark.covers(30, 128))
        let base = try drawing("dot.circle", .base)
        #expect(!base.covers(128, 128) && base.covers(30, 128))
    }

    @Test func `a badge is told from the symbol that it is on`() throws {
        let mark = try drawing("photo.badge.plus", .mark)
        #expect(mark.covers(196, 192) && !mark.covers(50, 100))
        let base = try drawing("photo.badge.plus", .base)
        #expect(!base.covers(196, 192) && base.covers(50, 100))
    }

    @Test(arguments: ["dot.circle.fill", "dot.circle", "photo.badge.plus"])
    func `parts have the frame of the whole`(name: String) throws {
        let whole = try #require(try SymbolSamples.library().drawing(of: name, weight: .black))
        for part in SymbolPart.allCases {
            let drawing = try #require(
                try SymbolSamples.library().drawing(of: part.name(of: name), weight: .black))
            #expect(drawing.frame == whole.frame)
            #expect(drawing.width == whole.width && drawing.height == whole.height)
        }
    }

    @Test func `what is one piece has no parts`() throws {
        let square = "lone.circle.fill\t1\t24 24 232 232\t\(SymbolSamples.box(24, 24, 232, 232))\t\t\t\n"
        let library = try SymbolSamples.library(SymbolSamples.table + square)
        for name in ["dot", "lone.circle.fill", "missing.circle"] {
            for part in SymbolPart.allCases {
                #expect(library.drawing(of: part.name(of: name), weight: .regular) == nil)
            }
        }
        #expect(library.drawing(of: "lone.circle.fill", weight: .regular) != nil)
    }

    @Test(arguments: [
        ("checkmark.circle.fill", true), ("exclamationmark.triangle", true), ("bell.badge", true), ("circle", false),
        ("circle.fill", false), ("heart.fill", false), ("person.2.fill", false), ("square.on.square", false),
        ("badge.plus.radiowaves.right", false),
    ]) func `names tell which symbols have parts`(name: String, hasParts: Bool) {
        #expect(SymbolPart.occur(in: name) == hasParts)
    }
}
