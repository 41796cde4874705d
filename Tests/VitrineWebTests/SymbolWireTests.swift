// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay
import VitrineWeb
import WebTestSupport

@Suite struct SymbolWireTests {
    private func symbol(_ name: String, weight: Int = 400, mirrored: Bool = false) -> LayerContent {
        .image(
            DisplayImage(
                source: .symbol(name: name, weight: weight, pointSize: 17), tint: .black, isMirrored: mirrored))
    }

    @Test func `a drawing crosses the wire once, however often it is shown`() {
        let tree = DisplayTree()
        var encoder = BatchEncoder(client: ClientState(symbols: Triangles()))
        for _ in 0..<3 { SamplePages.add(symbol("star"), to: tree.root) }
        let first = encoder.encode(tree.takeBatch().operations, of: tree)
        #expect(first.contains("[2,1,\"-12.8 -6.4 281.6 268.8\",\"M0 0L256 0L128 120.25Z\"]"))
        #expect(first.components(separatedBy: "M0 0").count == 2)
        SamplePages.add(symbol("star"), to: tree.root)
        #expect(!encoder.encode(tree.takeBatch().operations, of: tree).contains("M0 0"))
        SamplePages.add(symbol("star", weight: 700), to: tree.root)
        #expect(encoder.encode(tree.takeBatch().operations, of: tree).contains("[2,2,"))
    }

    @Test func `a drawing stands before the layers that show it`() throws {
        let tree = DisplayTree()
        var encoder = BatchEncoder(client: ClientState(symbols: Triangles()))
        SamplePages.add(symbol("star"), to: tree.root)
        let text = encoder.encode(tree.takeBatch().operations, of: tree)
        let drawing = try #require(text.range(of: "[2,1,"))
        let stamp = try #require(text.range(of: "[3,1,"))
        #expect(drawing.lowerBound < stamp.lowerBound)
    }

    @Test func `a page shows drawings by reference and holds each once`() {
        let tree = DisplayTree()
        SamplePages.add(symbol("star"), to: tree.root)
        SamplePages.add(symbol("star", mirrored: true), to: tree.root)
        SamplePages.add(symbol("unknown"), to: tree.root)
        let page = PageRenderer.render(tree, head: PageHead(title: "", nonce: "n"), symbols: Triangles())
        #expect(page.html.components(separatedBy: "<path d=\"M0 0L256 0L128 120.25Z\"/>").count == 2)
        #expect(
            page.html.contains(
                "<symbol id=\"y1\" viewBox=\"-12.8 -6.4 281.6 268.8\" preserveAspectRatio=\"none\" overflow=\"visible\">"
            ))
        #expect(page.html.contains("<svg aria-hidden=\"true\"><use href=\"#y1\"/></svg>"))
        #expect(page.html.contains("<svg aria-hidden=\"true\" class=\"m\"><use href=\"#y1\"/></svg>"))
        #expect(page.html.contains("<span class=\"y\" aria-hidden=\"true\">U</span>"))
    }

    @Test func `what the page holds is not sent again, but with a snapshot`() {
        let tree = DisplayTree()
        SamplePages.add(symbol("star"), to: tree.root)
        _ = tree.takeBatch()
        let page = PageRenderer.render(tree, head: PageHead(title: "", nonce: "n"), symbols: Triangles())
        var encoder = BatchEncoder(client: page.client)
        SamplePages.add(symbol("star"), to: tree.root)
        #expect(!encoder.encode(tree.takeBatch().operations, of: tree).contains("[2,1,"))
        encoder.reset()
        #expect(encoder.encode(tree.snapshot().operations, of: tree).contains("[2,1,"))
    }

    @Test func `a changed symbol is one operation with its number`() {
        let tree = DisplayTree()
        let layer = SamplePages.add(symbol("star"), to: tree.root)
        var encoder = BatchEncoder(client: ClientState(symbols: Triangles()))
        _ = encoder.encode(tree.takeBatch().operations, of: tree)
        layer.content = symbol("heart", mirrored: true)
        let text = encoder.encode(tree.takeBatch().operations, of: tree)
        #expect(text.contains("[9,\(layer.id),1,8,-2,"), "\(text)")
        layer.content = symbol("unknown")
        #expect(encoder.encode(tree.takeBatch().operations, of: tree).contains(",4,\"U\","))
    }
}
