// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay
import VitrineWeb
import WebTestSupport

@Suite struct PageRendererTests {
    private func page(_ tree: DisplayTree, title: String = "Challenge") -> String {
        PageRenderer.render(tree, head: PageHead(title: title, nonce: "n0nce")).html
    }

    @Test func `a page has real elements in reading order`() throws {
        let html = page(SamplePages.home())
        let title = try #require(html.range(of: "<h1 "))
        let button = try #require(html.range(of: "<button "))
        #expect(title.lowerBound < button.lowerBound)
        #expect(html.contains("data-testid=\"home.characters\""))
        #expect(html.contains(">Challenge</h1>"))
        #expect(html.contains("<div id=\"v0\"") && html.contains(" role=\"main\""))
        #expect(html.contains("All characters of the show, with</span> <span>their pictures"))
    }

    @Test func `the root is the main part of a page until a layer is, and again when that has left`() throws {
        let tree = DisplayTree()
        let plain = SamplePages.add(.group, to: tree.root, width: 10, height: 10)
        _ = tree.takeBatch()
        let first = PageRenderer.render(tree, head: PageHead(title: "", nonce: "n0nce"))
        #expect(first.html.components(separatedBy: "role=\"main\"").count == 2 && !first.html.contains("<main"))
        var encoder = BatchEncoder(client: first.client)
        // What describes the root: its layer is 0, its tag a `div`.
        let start = "[\(WireProtocol.Operation.describe.rawValue),0,\(WireTag.div.rawValue),"
        let withRole = start + "[\(WireAttribute.role.rawValue),\"main\"]]"
        let without = start + "[]]"
        let page = SamplePages.add(.group, to: tree.root, width: 10, height: 10, role: .main)
        var text = encoder.encode(tree.takeBatch().operations, of: tree)
        #expect(text.contains(without) && !text.contains(withRole))
        #expect(!PageRenderer.render(tree, head: PageHead(title: "", nonce: "n0nce")).html.contains("role=\"main\""))
        page.placement.x = 1
        text = encoder.encode(tree.takeBatch().operations, of: tree)
        #expect(!text.contains(without) && !text.contains(withRole))
        tree.root.setChildren([plain])
        text = encoder.encode(tree.takeBatch().operations, of: tree)
        #expect(text.contains(withRole) && !text.contains(without))
    }

    @Test func `what is known of a progress is a number and words, the rest is not made up`() {
        let tree = DisplayTree()
        let bar = SamplePages.add(.group, to: tree.root, width: 10, height: 10, role: .progress, label: "Upload")
        bar.semantics?.fraction = 0.404
        bar.semantics?.value = "4 of 10"
        #expect(
            page(tree).contains(
                "role=\"progressbar\" aria-label=\"Upload\" aria-valuetext=\"4 of 10\" aria-valuenow=\"40\""))
        bar.semantics?.fraction = nil
        #expect(!page(tree).contains("aria-valuenow"))
    }

    @Test func `the header of a column that rows are sorted by says in which order`() {
        let tree = DisplayTree()
        let header = SamplePages.add(.group, to: tree.root, width: 10, height: 10, role: .columnHeader, label: "Name")
        #expect(!page(tree).contains("aria-sort"))
        header.semantics?.sorting = .descending
        #expect(page(tree).contains("role=\"columnheader\" aria-sort=\"descending\""))
    }

    @Test func `a button that shows and hides something says which of them it did`() {
        let tree = DisplayTree()
        let button = SamplePages.add(.group, to: tree.root, width: 10, height: 10, role: .button, label: "More")
        #expect(!page(tree).contains("aria-expanded"))
        for isExpanded in [false, true] {
            button.semantics?.isExpanded = isExpanded
            #expect(page(tree).contains("aria-expanded=\"\(isExpanded)\""))
        }
    }

    /// The client tells pages, bars and presentations by these words.
    @Test(
        arguments: [
            (.page(stack: 2, depth: 0), "page 2 0"), (.page(stack: 2, depth: 1, source: 7), "page 2 1 7"),
            (.zoomSource(7), "zoom 7"), (.bar, "bar"), (.back, "back"), (.presentation, "over"), (.dimming, "dim"),
            (.card, "card"), (.detent(top: 379.5), "detent 379.5"), (.dismissal, "dismissal"),
        ] as [(LayerMotion, String)])
    func `what moves says as what it does`(motion: LayerMotion, word: String) {
        let tree = DisplayTree()
        let layer = SamplePages.add(.group, to: tree.root, width: 10, height: 10, role: .button, label: "Page")
        layer.semantics?.motion = motion
        #expect(page(tree).contains("data-motion=\"\(word)\""))
    }

    @Test func `nothing in a page needs an inline style attribute or script`() {
        for tree in [SamplePages.home(), SamplePages.list(rows: 3).tree] {
            let html = page(tree)
            #expect(!html.contains(" style="))
            #expect(!html.contains("<script>"))
            #expect(html.contains("<style nonce=\"n0nce\">"))
        }
    }

    @Test(arguments: [
        "<img src=x onerror=alert(1)>", "</style><script>alert(1)</script>", "</script>", "\" onmouseover=\"alert(1)",
        "' x='", "javascript:alert(1)", "a\u{2028}b", "\u{202E}gpj.exe", "&lt;b&gt;", "]]>", "<!--", "\u{0}\u{1}",
    ])
    func `text stays text wherever it stands`(text: String) {
        let html = everywhere(text)
        // As many tags as with harmless text: nothing opened or closed an element.
        let harmless = everywhere("harmless")
        #expect(html.filter { $0 == "<" }.count == harmless.filter { $0 == "<" }.count)
        #expect(!html.contains("=\"\" onmouseover"))
        #expect(!html.contains("href=\"javascript:"))
        #expect(!html.contains("<img src=x"))
    }

    /// A page with a text in every place that an app can put one.
    private func everywhere(_ text: String) -> String {
        let tree = DisplayTree()
        SamplePages.add(.text(SamplePages.text(text)), to: tree.root, width: 10, height: 10)
        SamplePages.add(
            .image(DisplayImage(source: .stored(hash: text))),
            to: tree.root,
            width: 10,
            height: 10,
            role: .image,
            label: text,
            identifier: text
        )
        SamplePages.add(.image(DisplayImage(source: .symbol(name: text, weight: 400, pointSize: 17))), to: tree.root)
        SamplePages.add(to: tree.root, role: .link(href: text), label: text)
        SamplePages.add(to: tree.root, role: .link(href: "/" + text), label: text)
        let connection = PageHead.Connection(token: text, epoch: text, build: text, sequence: 1, key: 0)
        let head = PageHead(title: text, language: text, nonce: "n", connection: connection)
        return PageRenderer.render(tree, head: head).html
    }

    /// A browser follows an address whatever is said of its link, also with the middle button and from its own menu.
    @Test func `what is disabled has no address`() {
        var page = Semantics(role: .button)
        page.href = "/there"
        for var semantics in [page, Semantics(role: .link(href: "/there"))] {
            for isDisabled in [false, true] {
                semantics.isDisabled = isDisabled
                semantics.label = "There"
                let tree = DisplayTree()
                let layer = Layer(tree: tree)
                layer.semantics = semantics
                tree.root.setChildren([layer])
                let html = PageRenderer.render(tree, head: PageHead(title: "", nonce: "n")).html
                #expect(html.contains("href=\"/there\"") == !isDisabled)
                #expect(html.contains("aria-disabled=\"true\"") == isDisabled)
                #expect(html.contains("aria-label=\"There\""))
            }
        }
    }

    @Test func `links leave out what is neither ours nor a known scheme`() {
        #expect(SafeLink.sanitized("/characters/1") == "/characters/1")
        #expect(SafeLink.sanitized("https://example.org") == "https://example.org")
        #expect(SafeLink.sanitized("mailto:a@example.org") == "mailto:a@example.org")
        for bad in [
            "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "//evil", "/\\evil", " javascript:x",
            "java\nscript:x", "vbscript:x", "",
        ] {
            #expect(SafeLink.sanitized(bad) == nil, "\(bad)")
        }
    }

    @Test func `a template image is its shape in the tint`() {
        let tree = DisplayTree()
        let image = DisplayImage(source: .stored(hash: "abc\");}"), tint: SamplePages.blue)
        SamplePages.add(.image(image), to: tree.root, width: 10, height: 10, role: .image, label: "Star")
        let page = PageRenderer.render(tree, head: PageHead(title: "", nonce: "n"))
        #expect(page.html.contains("mask:url(/_vitrine/image/abc)"))
        #expect(page.html.contains("role=\"img\" aria-label=\"Star\""))
        #expect(!page.html.contains("<img"))
        #expect(page.imageHashes.count == 1)
    }

    @Test func `a heading inside a heading is one by role, because the parser would move it out`() {
        let tree = DisplayTree()
        let outer = SamplePages.add(.group, to: tree.root, width: 10, height: 10, role: .heading(level: 1), label: "A")
        let inner = SamplePages.add(.group, to: outer, width: 10, height: 10, role: .heading(level: 3), label: "B")
        let box = SamplePages.add(.group, to: inner, width: 10, height: 10)
        SamplePages.add(.group, to: box, width: 10, height: 10, role: .heading(level: 2), label: "C")
        let html = page(tree)
        #expect(html.contains("<h1 id=\"v\(outer.id)\""))
        #expect(html.contains("<div id=\"v\(inner.id)\"") && html.contains("role=\"heading\" aria-level=\"3\""))
        #expect(html.contains("<h2 id="))
    }
}
