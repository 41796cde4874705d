// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay
import WebTestSupport

@testable import VitrineWeb

@Suite struct BatchEncoderTests {
    @Test func `a thousand rows fit into 35 KB, and most of it is their text`() {
        let (tree, run) = SamplePages.list(rows: 0)
        var encoder = BatchEncoder()
        _ = encoder.encode(tree.takeBatch().operations, of: tree)
        for number in 0..<1_000 { SamplePages.row(number, to: run) }
        let text = encoder.encode(tree.takeBatch().operations, of: tree)
        #expect(text.utf8.count <= 35_000, "\(text.utf8.count)")
        // One template, one stamp: nothing is said per row but its values.
        #expect(text.components(separatedBy: "[3,").count == 2)
    }

    @Test(arguments: [1_000, 10_000]) func `one text change costs the same whatever the page's size`(rows: Int) throws {
        let (tree, run) = SamplePages.list(rows: rows)
        var encoder = BatchEncoder()
        _ = encoder.encode(tree.takeBatch().operations, of: tree)
        run.children[rows / 2].children[0].children[1].content = .text(SamplePages.text("Changed", weight: 600))
        let text = encoder.encode(tree.takeBatch().operations, of: tree)
        #expect(text.utf8.count <= 40, "\(text)")
    }

    @Test func `a view with a content shape has its corners as long as it draws no box`() {
        let tree = DisplayTree()
        let layer = SamplePages.add(to: tree.root, width: 80, height: 40)
        layer.effects.hitOutline = .capsule
        var encoder = BatchEncoder()
        #expect(encoder.encode(tree.takeBatch().operations, of: tree).contains("border-radius:99999px;"))
        layer.content = .fill(.rectangle, .color(.black))
        let drawn = encoder.encode(tree.takeBatch().operations, of: tree)
        #expect(drawn.contains(WireOperation.restyle(layer.id, .effects, style: 0).json), "\(drawn)")
    }

    @Test func `removing a row of a run is one operation`() {
        let (tree, run) = SamplePages.list(rows: 1_000)
        var encoder = BatchEncoder()
        _ = encoder.encode(tree.takeBatch().operations, of: tree)
        let row = run.children[3]
        run.remove(row)
        #expect(encoder.encode(tree.takeBatch().operations, of: tree) == "[[4,\(row.id)]]")
    }

    @Test func `a snapshot says that a row leaves after the row`() throws {
        let (tree, run) = SamplePages.list(rows: 5)
        var encoder = BatchEncoder()
        _ = encoder.encode(tree.takeBatch().operations, of: tree)
        let row = run.children[3]
        run.remove(row, withExit: true)
        _ = encoder.encode(tree.takeBatch().operations, of: tree)
        encoder.reset()
        let text = encoder.encode(tree.snapshot().operations, of: tree)
        let exit = try #require(text.range(of: WireOperation.exit(row.id).json))
        let stamp = try #require(text.range(of: "[3,", options: .backwards))
        #expect(stamp.lowerBound < exit.lowerBound, "\(text)")
    }

    @Test func `a thousand rows that come with their page fit into 35 KB too`() {
        let (tree, _) = SamplePages.list(rows: 1_000)
        var encoder = BatchEncoder()
        let text = encoder.encode(tree.takeBatch().operations, of: tree)
        #expect(text.utf8.count <= 35_000, "\(text.utf8.count)")
    }

    @Test func `templates and styles are sent once`() {
        let (tree, run) = SamplePages.list(rows: 20)
        var encoder = BatchEncoder()
        let first = encoder.encode(tree.takeBatch().operations, of: tree)
        // The page around the rows, and the rows.
        #expect(first.components(separatedBy: "[3,").count >= 3)
        SamplePages.row(3, to: run)
        SamplePages.row(4, to: run)
        let second = encoder.encode(tree.takeBatch().operations, of: tree)
        #expect(second.hasPrefix("[[3,"))
    }

    @Test func `a text that changes its words and its width is one operation`() {
        let (tree, run) = SamplePages.list(rows: 3)
        var encoder = BatchEncoder()
        _ = encoder.encode(tree.takeBatch().operations, of: tree)
        let line = run.children[1].children[0].children[1]
        line.content = .text(SamplePages.text("Another", weight: 600))
        line.placement.width += 12.5
        let text = encoder.encode(tree.takeBatch().operations, of: tree)
        #expect(text.hasPrefix("[[9,\(line.id),"))
        #expect(!text.contains("[7,"))
    }

    @Test func `a box that only grows wider is placed`() {
        let (tree, run) = SamplePages.list(rows: 3)
        var encoder = BatchEncoder()
        _ = encoder.encode(tree.takeBatch().operations, of: tree)
        let row = run.children[1]
        row.placement.width = 400
        #expect(encoder.encode(tree.takeBatch().operations, of: tree) == "[[7,\(row.id),0,0,400,72]]")
    }

    @Test func `ids that count in steps of their own are a pattern`() {
        // The boxes of a run's rows are made after all that is inside them.
        var rows: [Int] = []
        for row in 0..<100 {
            rows.append(1_000 + row)
            rows += (3 * row)..<(3 * row + 3)
        }
        #expect(Stamp.identifiers(rows[...], rows: 100) == "[1000,[1,3,3,3],[0,-1000,-999,-998]]")
        #expect(Stamp.identifiers([7, 8, 9, 10], rows: 2) == "[7,2]")
        #expect(Stamp.identifiers([7, 9, 8, 12], rows: 2) == "[7,[1,3],[0,2]]")
        #expect(Stamp.identifiers([7, 9], rows: 1) == "[7,0,[0,2]]")
        rows += [5_000, 1, 2, 3]
        #expect(Stamp.identifiers(rows[...], rows: 101).hasPrefix("[[1000,0,1,2,1001,"))
    }

    @Test func `what is known of layers that left inside of others does not add up`() {
        let tree = DisplayTree()
        var encoder = BatchEncoder()
        func encode() {
            let batch = tree.takeBatch()
            _ = encoder.encode(batch.operations, of: tree)
            tree.acknowledge(batch: batch.sequence)
        }
        for _ in 0..<300 {
            let page = SamplePages.add(to: tree.root)
            SamplePages.add(to: page)
            let field = SamplePages.add(.field(SamplePages.field(FieldState("Some"))), to: page)
            encode()
            field.content = .field(SamplePages.field(FieldState("Other")))
            encode()
            tree.root.remove(page)
            encode()
        }
        #expect(encoder.client.layerEntryCount <= 256)
    }

    @Test func `a column of repeated values is a dictionary`() {
        let operation = JSONValueProbe(rows: [
            "\"Alive\"", "\"Dead\"", "\"Alive\"", "\"Alive\"", "\"Dead\"", "\"Alive\"", "\"Dead\"",
        ])
        #expect(operation.text == "[1,[\"Alive\",\"Dead\"],\"0100101\"]")
    }
}

/// A stamp's column, looked at alone.
private struct JSONValueProbe {
    let text: String

    init(rows: [String]) {
        text = Stamp.column(rows)
    }
}
