// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay

@testable import VitrineWeb

/// Drawings on their way to a page. Tests/ClientTests/test_canvas.py reads the same texts in a browser.
@Suite struct WireCanvasTests {
    private typealias Operation = DisplayDrawing.Operation

    private static let red = DisplayColor(red: 1, green: 0, blue: 0)
    private static let size = WireSize(width: 80, height: 60)
    private static let symbols = SymbolNumbers(source: NoSymbols())

    private func canvas(_ operations: [Operation]) -> WireCanvas {
        WireCanvas(DisplayDrawing(operations), size: Self.size, symbols: Self.symbols)
    }

    private func square(_ x: Double, _ color: DisplayColor = Self.red) -> Operation {
        Operation(.rectangle(DisplayRect(x: x, y: 0, width: 10, height: 10), .color(color)))
    }

    private func change(_ canvas: inout WireCanvas, to operations: [Operation]) -> String? {
        canvas.update(DisplayDrawing(operations), size: Self.size, symbols: Self.symbols)
    }

    @Test func `marks are a few digits`() {
        let round = DisplayRect(x: 50, y: 30, width: 20, height: 20)
        let oval = DisplayRect(x: 30, y: 5, width: 40, height: 10)
        let green = DisplayColor(red: 0, green: 1, blue: 0)
        let blue = DisplayColor(red: 0, green: 0, blue: 1)
        let half = DisplayColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let whole = canvas([
            square(0), Operation(.ellipse(round, .color(blue))), Operation(.ellipse(oval, .color(green))),
            Operation(.rectangle(DisplayRect(x: 0, y: 30, width: 10, height: 10), .color(half))),
        ])
        #expect(whole.payload == "[0,[],\"A_wAAAAgKgK.CAAD_g4DgwCgK.BAP8AgkDgUgUgF.I_wAAgAAg8BgKgK\"]")
    }

    @Test func `numbers of any size are written, and what is none is 0`() {
        for length in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 4e6, -4e6, 0.01, -0.01] {
            var text = DigitText()
            text.append(length: length)
            #expect(text.text.allSatisfy { $0.isASCII } && (1...6).contains(text.text.count), "\(length)")
        }
        var text = DigitText()
        text.append(length: .nan)
        #expect(text.text == "A")
    }

    @Test func `what repeats is in the table once`() throws {
        let gradient = Paint.linearGradient(
            stops: [.init(color: Self.red, location: 0), .init(color: .black, location: 1)], startX: 0, startY: 0,
            endX: 1, endY: 0)
        let shadow = LayerEffects.Shadow(color: .black, radius: 2, x: 0, y: 1)
        let clip = Outline.path([.move(x: 0, y: 0), .line(x: 9, y: 0), .line(x: 9, y: 9), .close])
        let line: [Outline.PathElement] = [.move(x: 0, y: 0), .line(x: 9, y: 9)]
        let operations = (0..<5).flatMap { index in
            [
                Operation(
                    .rectangle(DisplayRect(x: Double(index), y: 0, width: 5, height: 5), gradient), shadow: shadow,
                    clips: [clip]),
                Operation(.stroke(line, .color(Self.red), DisplayStroke(width: Double(2 + index % 2)))),
            ]
        }
        let payload = try JSONValue(canvas(operations).payload)
        let table = try #require(payload.array?[1].array)
        // Two lines, a gradient, a shadow and a clip.
        #expect(table.count == 5)
        #expect(table.contains { $0.array?.first?.integer == 1 })
    }

    @Test func `a line without length has its caps`() {
        func payload(_ ends: [Outline.PathElement], _ cap: DisplayStroke.Cap) -> String {
            let stroke = DisplayStroke(width: 6, cap: cap)
            let path: [Outline.PathElement] = [.move(x: 9, y: 9), .line(x: 20, y: 9), .move(x: 10, y: 10)] + ends
            return canvas([Operation(.stroke(path, .color(Self.red), stroke))]).payload
        }
        let step: Outline.PathElement = .line(x: 10 + 1 / DigitText.stepsOfPoint, y: 10)
        let none: Outline.PathElement = .line(x: 10, y: 10)
        for cap in [DisplayStroke.Cap.round, .square] {
            #expect(payload([none], cap) == payload([step], cap))
            #expect(payload([.line(x: 10.01, y: 10)], cap) == payload([step], cap))
            #expect(payload([.quad(cx: 10, cy: 10, x: 10, y: 10), .close], cap) == payload([step, .close], cap))
            #expect(payload([.close], cap) != payload([step, .close], cap))
        }
        #expect(payload([none], .butt) != payload([step], .butt))
    }

    @Test func `a clip is written once for the operations that follow each other in it`() throws {
        func clip(_ side: Double) -> Outline {
            .path([.move(x: 0, y: 0), .line(x: side, y: 0), .line(x: side, y: side), .close])
        }
        let lists = [[clip(1)], [clip(1), clip(2)], [clip(1), clip(3)], [], [clip(1), clip(3)]]
        let operations = lists.flatMap { clips in
            (0..<100).map { index in
                Operation(
                    .rectangle(DisplayRect(x: Double(index), y: 0, width: 5, height: 5), .color(Self.red)), clips: clips
                )
            }
        }
        var drawing = canvas(operations)
        #expect(drawing.writtenClips == 3)
        let table = try #require(try JSONValue(drawing.payload).array?[1].array)
        #expect(table.count == 3)
        let same = change(&drawing, to: operations)
        #expect(same == nil)
        #expect(drawing.writtenClips == 5)
    }

    @Test func `only what is new of a drawing is sent`() {
        let old = (0..<6).map { square(Double($0) * 10) }
        var held = canvas(old)
        #expect(change(&held, to: old) == nil)
        var new = old
        new[1] = square(10, .black)
        new[4] = square(40, .black)
        new[5] = square(50, .black)
        let payload = change(&held, to: new)
        #expect(payload?.hasSuffix(",[1,1,1,2,2,2]]") == true)
        #expect(payload?.hasPrefix("[1,[],") == true)
        #expect(payload?.filter { $0 == "." }.count == 2)
        // What both begin and end with stays where their lengths differ.
        #expect(change(&held, to: Array(new.dropFirst(2)))?.hasSuffix("\"\",[0,2,0]]") == true)
        #expect(change(&held, to: [])?.hasSuffix("\"\",[0,4,0]]") == true)
    }

    @Test func `changes lead to the same as the whole drawing`() throws {
        var random = Seeded(state: 1)
        var held = canvas([])
        var shown: [String] = []
        for _ in 0..<200 {
            let count = Int.random(in: 0..<8, using: &random)
            let drawn = (0..<count).map { _ in square(Double(Int.random(in: 0..<3, using: &random)) * 10) }
            let whole = try #require(JSONValue(canvas(drawn).payload).array?[2].string)
            if let payload = change(&held, to: drawn) { shown = try applied(payload, to: shown) }
            #expect(shown.joined(separator: ".") == whole)
        }
    }

    /// A page's operations after a payload, as `canvas.js` applies it.
    private func applied(_ payload: String, to shown: [String]) throws -> [String] {
        let items = try #require(try JSONValue(payload).array)
        let text = try #require(items[2].string)
        var added = text.isEmpty ? [] : text.split(separator: ".").map(String.init)
        guard items[0].integer == 1 else { return added }
        var rest = shown
        var result: [String] = []
        let edits = try #require(items[3].array).compactMap(\.integer)
        for start in stride(from: 0, to: edits.count, by: 3) {
            result += rest.prefix(edits[start])
            rest.removeFirst(edits[start] + edits[start + 1])
            result += added.prefix(edits[start + 2])
            added.removeFirst(edits[start + 2])
        }
        return result + rest
    }

    @Test func `a table that has become long is begun anew`() {
        func stroke(_ width: Double) -> Operation {
            Operation(.stroke([.move(x: 0, y: 0), .line(x: 9, y: 9)], .color(Self.red), DisplayStroke(width: width)))
        }
        var held = canvas([stroke(1)])
        let payloads = (0..<600).compactMap { change(&held, to: [stroke(2 + Double($0) / 4)]) }
        #expect(payloads.count == 600)
        let wholes = payloads.filter { $0.hasPrefix("[0,") }
        #expect(wholes.count == 1)
        #expect(wholes.allSatisfy { $0.utf8.count < 100 })
    }

    @Test func `a page begins with a picture that needs no script`() {
        let tree = DisplayTree()
        let group = Operation(.group([square(0), square(10)]), opacity: 0.5, blendMode: .multiply)
        let gradient = Paint.angularGradient(
            stops: [.init(color: Self.red, location: 0), .init(color: .black, location: 1)], centerX: 0.5,
            centerY: 0.5, angle: 0)
        let image = DisplayImage(source: .stored(hash: "abc"))
        let layer = Layer(
            tree: tree,
            content: .drawing(
                DisplayDrawing([
                    square(0), group, Operation(.ellipse(DisplayRect(width: 9, height: 9), gradient)),
                    Operation(.image(image, DisplayRect(width: 9, height: 9), DisplayTransform())),
                ])))
        layer.placement = LayerPlacement(width: 80, height: 60)
        tree.root.append(layer)
        let page = PageRenderer.render(tree, head: PageHead(title: "Page", nonce: "n0nce"))
        for part in [
            "class=\"v k11\"", "<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"#ff0000\"/>", "opacity=\"0.5\"",
            "mix-blend-mode:multiply;", "isolation:isolate;", "conic-gradient(", "href=\"/_vitrine/image/abc\"",
        ] {
            #expect(page.html.contains(part), "\(part)")
        }
        #expect(page.imageHashes == ["abc"])
    }
}

extension WireCanvasTests {
    @Test func `a page masks by each other what an operator combines`() {
        let tree = DisplayTree()
        let eraser = Operation(.rectangle(DisplayRect(width: 5, height: 5), .color(.black)), blendMode: .destinationOut)
        let layer = Layer(
            tree: tree,
            content: .drawing(
                DisplayDrawing([
                    Operation(.rectangle(DisplayRect(width: 9, height: 9), .color(.black))), eraser, eraser,
                ])))
        layer.placement = LayerPlacement(width: 80, height: 60)
        tree.root.append(layer)
        let html = PageRenderer.render(tree, head: PageHead(title: "Page", nonce: "n0nce")).html
        // Erasers in a row are one mask, and nothing is added.
        #expect(html.components(separatedBy: "<mask ").count == 2)
        #expect(html.contains("filter:brightness(0);") && !html.contains("mix-blend-mode"))
    }
}

/// A generator that gives the same numbers for a seed.
private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
