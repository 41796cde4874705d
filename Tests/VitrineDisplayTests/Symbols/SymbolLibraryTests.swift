// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay

@Suite struct SymbolLibraryTests {
    private func drawing(_ name: String, _ weight: SymbolWeight = .regular) throws -> SymbolDrawing {
        try #require(try SymbolSamples.library().drawing(of: name, weight: weight), "\(name)")
    }

    // MARK: - The table

    @Test func `an outline is read as it stands`() throws {
        let dot = try drawing("dot")
        #expect(
            dot.elements == [
                .move(x: 96, y: 96), .line(x: 160, y: 96), .line(x: 160, y: 160), .line(x: 96, y: 160), .close,
            ])
    }

    @Test func `curves and fractions are read`() throws {
        let table = "vitrine-symbols 1\nleaf\t1\t0 0 10 10\tM1.5 2Q3 4 5 6.25C-1 2 3 4 5 6Z\t\t\t\n"
        let leaf = try #require(try SymbolSamples.library(table).drawing(of: "leaf", weight: .thin))
        #expect(
            leaf.elements == [
                .move(x: 1.5, y: 2), .quad(cx: 3, cy: 4, x: 5, y: 6.25),
                .cubic(c1x: -1, c1y: 2, c2x: 3, c2y: 4, x: 5, y: 6), .close,
            ])
    }

    @Test func `a weight without an outline of its own is the regular one`() throws {
        #expect(try drawing("bar", .thin).elements == drawing("bar").elements)
        #expect(try drawing("bar", .bold).elements != drawing("bar").elements)
    }

    @Test func `a name may be drawn like another`() throws {
        let library = try SymbolSamples.library(SymbolSamples.table + "point\t=dot\nloop\t=loop\nlost\t=nobody\n")
        let point = try #require(library.drawing(of: "point", weight: .bold))
        #expect(try point.elements == drawing("dot", .bold).elements)
        #expect(library.drawing(of: "loop", weight: .bold) == nil)
        #expect(library.drawing(of: "lost", weight: .bold) == nil)
    }

    @Test(arguments: [
        "leaf\t1\t0 0 10 10\tM1 x\t\t\t", "leaf\t1\t0 0 10 10\tM1 2A3 4\t\t\t", "leaf\t1\t0 0 10\tM1 2Z\t\t\t",
        "leaf\t-1\t0 0 10 10\tM1 2Z\t\t\t", "leaf\t1\t0 0 10 10\tM1 2Z", "leaf\t1\t0 0 10 10\t\t\t\t",
        "leaf\t1\t0 0 10 10\tM1 12345678901234567890Z\t\t\t",
    ])
    func `a line that cannot be read is a symbol without a drawing`(line: String) throws {
        let library = try SymbolSamples.library("vitrine-symbols 1\n" + line + "\n")
        #expect(library.drawing(of: "leaf", weight: .regular) == nil)
    }

    @Test func `what is no table is refused`() {
        #expect(throws: SymbolTableError.notATable) { try SymbolLibrary(table: []) }
        #expect(throws: SymbolTableError.notATable) { try SymbolSamples.library("vitrine-symbols 2\n") }
        #expect(throws: SymbolTableError.brokenLine(number: 2)) { try SymbolSamples.library("vitrine-symbols 1\nleaf") }
    }

    // MARK: - The general rule

    @Test func `a circle stands around a symbol of a heavier weight`() throws {
        let composed = try drawing("bar.circle")
        #expect(composed.covers(30, 128))
        #expect(!composed.covers(60, 60))
        // The bold bar is 56 high, 0.6 of it is 33.6: the regular one would end at 5 from the middle.
        #expect(composed.covers(128, 128 + 16))
        #expect(!composed.covers(128, 128 + 18))
    }

    @Test func `a filled circle loses what stands in it`() throws {
        let composed = try drawing("dot.circle.fill")
        #expect(composed.covers(30, 128))
        #expect(!composed.covers(128, 128))
        #expect(composed.covers(128 + 20, 128))
    }

    @Test func `a stroke separates the halves of a struck symbol`() throws {
        let struck = try drawing("full.slash")
        #expect(struck.covers(128, 128))
        // Across the stroke: its line is 16 wide, the gap 48.
        func isCovered(across distance: Double) -> Bool {
            let (x, y): (Double, Double) = (0.74 * distance, -0.67 * distance)
            return struck.covers(128 + x, 128 + y)
        }
        #expect([-28.0, -16, -6, 6, 16, 28].map(isCovered) == [true, false, true, true, false, true])
        #expect(struck.covers(2, 250))
    }

    @Test func `a badge clears a disc in the corner`() throws {
        let badged = try drawing("full.badge.plus")
        #expect(badged.covers(128, 128))
        #expect(badged.covers(196, 192))
        // Between the badge (half of 128 · 0.46) and the edge of the disc (58).
        let gap: [(Double, Double)] = [(240, 192), (152, 192), (196, 236), (196, 148)]
        for (x, y) in gap { #expect(!badged.covers(x, y), "\(x) \(y)") }
        #expect(badged.covers(134, 192))
    }

    @Test func `nothing is drawn along a cut where there is no ink`() throws {
        // Every edge of the struck ring has ink on one side: no contour is flat.
        let struck = try drawing("circle.slash")
        var contours: [[(x: Double, y: Double)]] = []
        for element in struck.elements {
            switch element {
            case .move(let x, let y): contours.append([(x, y)])
            case .line(let x, let y), .cubic(_, _, _, _, let x, let y): contours[contours.count - 1].append((x, y))
            default: break
            }
        }
        // The frame falls into two halves at the bar, four at its box, and the bar itself.
        #expect(contours.count >= 3)
        #expect(struck.covers(34, 128) && struck.covers(222, 128) && !struck.covers(80, 170))
        for contour in contours {
            for (from, to) in zip(contour, contour.dropFirst()) {
                let (dx, dy) = (to.x - from.x, to.y - from.y)
                let length = (dx * dx + dy * dy).squareRoot()
                guard length > 1 else { continue }
                let middle = (x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
                let near = [1.0, -1].map { side in
                    struck.covers(middle.x - side * dy / length * 0.5, middle.y + side * dx / length * 0.5)
                }
                #expect(near.contains(true), "\(from) \(to)")
            }
        }
    }

    @Test func `a filled and struck symbol is the filled one, struck`() throws {
        let library = try SymbolSamples.library()
        let struck = try #require(library.drawing(of: "circle.slash.fill", weight: .regular))
        #expect(struck.covers(80, 170))
    }

    @Test func `parts are taken off one after the other`() throws {
        #expect(try drawing("dot.slash.circle.fill").covers(30, 128))
        #expect(try drawing("7.circle").covers(128, 128))
        #expect(try drawing("bar.fill").elements == drawing("bar").elements)
        #expect(try drawing("dot.inverse").elements == drawing("dot").elements)
        #expect(try drawing("arrow.forward").elements == drawing("arrow.right").elements)
    }

    @Test(arguments: [
        "", ".", "unknown", "unknown.fill", "unknown.circle.fill", "fill", "circle.circle.circle.unknown", "text:7",
        "dot.badge", "badge.plus", "dot..circle", String(repeating: "dot.circle.", count: 4_000) + "fill",
    ])
    func `a name that nothing is known of has no drawing`(name: String) throws {
        #expect(try SymbolSamples.library().drawing(of: name, weight: .regular) == nil)
    }

    // MARK: - Frames

    @Test func `a frame is the ink and a little, in the size that its box has`() throws {
        let dot = try drawing("dot")
        #expect(abs(dot.width - (64 * 1.23 / 256 + 0.16)) < 1e-9)
        #expect(abs(dot.height - (64 * 1.23 / 256 + 0.13)) < 1e-9)
        #expect(abs(dot.frame.midX - 128) < 1e-9)
        // Half the height of capitals is where the grid's middle lies.
        #expect(abs(dot.baseline - (dot.height / 2 - 0.352)) < 1e-9)
        #expect(try drawing("photo").width > 192 * 1.42 / 256)
    }

    @Test func `measured frames win`() throws {
        let table = "vitrine-symbols 1\nstar\t1.23\t16 16 240 240\tM16 16L240 16L240 240Z\t\t\t\n"
        let star = try #require(try SymbolSamples.library(table).drawing(of: "star", weight: .regular))
        #expect(star.width == 22.0 / 17)
        #expect(star.height == 20.0 / 17)
        // Half as wide again as high, whatever stands for it.
        let tray = SymbolFrame.size(of: "tray")
        #expect(abs(tray.width * 48 - 64.7) < 0.01 && abs(tray.height * 48 - 46.7) < 0.01)
    }

    @Test func `heavy and black are bold with its edges moved outwards, in the same frame`() throws {
        func ink(_ name: String, _ weight: SymbolWeight) throws -> DisplayRect {
            let elements = try drawing(name, weight).elements
            let points = elements.compactMap { element -> (Double, Double)? in
                switch element {
                case .move(let x, let y), .line(let x, let y), .quad(_, _, let x, let y),
                    .cubic(_, _, _, _, let x, let y):
                    (x, y)
                case .close: nil
                }
            }
            let (xs, ys) = (points.map(\.0), points.map(\.1))
            let (left, top) = (try #require(xs.min()), try #require(ys.min()))
            return DisplayRect(
                x: left, y: top, width: try #require(xs.max()) - left, height: try #require(ys.max()) - top)
        }
        for name in ["dot", "bar"] {
            let (bold, heavy, black) = (try ink(name, .bold), try ink(name, .heavy), try ink(name, .black))
            #expect(abs(heavy.width - bold.width - 5) < 0.5)
            #expect(abs(black.width - bold.width - 10) < 1)
            #expect(abs(black.midX - bold.midX) < 0.5)
            #expect(try drawing(name, .black).frame == drawing(name, .bold).frame)
            // The same commands at other places: paths that begin with anything but a move are none.
            func commands(_ weight: SymbolWeight) throws -> [String] {
                try drawing(name, weight).elements.map { String("\($0)".prefix { $0 != "(" }) }
            }
            #expect(try commands(.black) == commands(.bold))
        }
    }

    @Test func `only what follows the direction of reading is mirrored`() throws {
        #expect(try drawing("arrow.forward").mirrorsInRightToLeft)
        #expect(try !drawing("arrow.right").mirrorsInRightToLeft)
        #expect(try !drawing("dot").mirrorsInRightToLeft)
    }

    @Test(arguments: [
        (100, SymbolWeight.thin), (200, .thin), (300, .light), (400, .regular), (500, .regular),
        (600, .bold), (700, .bold), (800, .heavy), (900, .black),
    ])
    func `nine weights of fonts share six of symbols`(font: Int, weight: SymbolWeight) {
        #expect(SymbolWeight(fontWeight: font) == weight)
    }
}
