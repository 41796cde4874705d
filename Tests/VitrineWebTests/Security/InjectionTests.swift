// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay
import WebTestSupport

@testable import VitrineWeb

/// Random trees full of hostile texts and absurd numbers: no operation names more than the protocol's closed lists.
@Suite struct InjectionTests {
    @Test func `no operation can name what runs or leads elsewhere`() {
        var grammar = WireGrammar()
        for seed in 0..<UInt64(Fuzz.rounds(20_000) / 500) {
            let tree = DisplayTree()
            tree.root.placement = LayerPlacement(x: 0, y: 0, width: 375, height: 667)
            var edits = RandomEdits(seed: seed, tree: tree, isHostile: true)
            var encoder = BatchEncoder()
            grammar = WireGrammar(keeping: grammar)
            grammar.read(encoder.encode(tree.snapshot().operations, of: tree))
            for _ in 0..<30 {
                for _ in 0..<4 { edits.edit() }
                grammar.read(encoder.encode(tree.takeBatch().operations, of: tree))
            }
            let html = PageRenderer.render(tree, head: PageHead(title: "t", nonce: "n0nce")).html
            check(html)
            guard grammar.offences.isEmpty else { break }
        }
        #expect(grammar.offences.isEmpty, "\(grammar.offences.prefix(5))")
        for kind in ["style", "stamp", "describe", "content", "href", "label", "drawing", "image", "line", "lines"] {
            #expect((grammar.seen[kind] ?? 0) > 20, "\(kind) was hardly looked at")
        }
    }

    /// The first page as a strict reader of tags sees it: only elements and attributes of the closed lists.
    private func check(_ html: String) {
        let names = Set(WireTag.allCases.map(\.name)).union([
            "!doctype", "html", "head", "meta", "title", "link", "style", "body", "span", "img", "svg", "path", "rect",
            "ellipse", "circle", "clippath", "mask", "foreignobject", "symbol", "use", "filter", "fecolormatrix",
            "feoffset", "fecomposite", "i", "br",
        ])
        for tag in html.split(separator: "<").dropFirst() where !tag.hasPrefix("/") {
            let name = tag.prefix { $0.isLetter || $0.isNumber || $0 == "!" }.lowercased()
            #expect(names.contains(name), "<\(tag.prefix(80))")
            let head = tag.prefix { $0 != ">" }
            // Quotes are escaped inside of values, so every second part stands outside of them.
            let outside = head.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
            for word in outside.split(separator: " ").dropFirst() {
                #expect(
                    !word.hasPrefix("on") && !word.hasPrefix("style") && !word.hasPrefix("srcdoc"),
                    "<\(head.prefix(200))")
            }
        }
        #expect(!html.contains("href=\"javascript:"))
        #expect(html.components(of: "</style>") == 1)
    }

    @Test func `what is looked for is found`() {
        for bad in [
            "[[0,0,1,\"background:url(//evil)\"]]", "[[0,0,1,\"a}b{\"]]", "[[11,1,99,[]]]",
            "[[11,1,2,[2,\"javascript:x\"]]]",
            "[[9,1,0,3,\"a/../b\"]]", "[[9,1,0,7,[\"p\",\"M0 0\\\"/>\"]]]", "[[99]]", "[[4,\"x\"]]",
            "[[11,1,1,[0,\"application\"]]]",
            "[[1,1,[0,0,0,0,[77]]]]", "nothing",
        ] {
            var grammar = WireGrammar()
            grammar.read(bad)
            #expect(!grammar.offences.isEmpty, "\(bad)")
        }
    }
}

extension String {
    fileprivate func components(of word: String) -> Int {
        split(separator: word, omittingEmptySubsequences: false).count - 1
    }
}
