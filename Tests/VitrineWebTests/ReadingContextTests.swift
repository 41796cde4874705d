// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineWeb
import WebTestSupport

/// What elements that hide or combine their contents are to the readers and the keyboard of a browser.
@MainActor
@Suite struct ReadingContextTests {
    /// An element around a row with a text and a button.
    private struct Card {
        let tree = DisplayTree()
        let element: Layer
        let row: Layer
        let text: Layer
        let button: Layer

        init(_ change: (inout Semantics) -> Void = { _ in }) {
            element = SamplePages.add(to: tree.root)
            row = SamplePages.add(to: element)
            text = SamplePages.add(.text(SamplePages.text("Words")), to: row)
            button = SamplePages.add(to: row, role: .button, label: "Go")
            button.events = .tap
            var semantics = Semantics()
            change(&semantics)
            element.semantics = semantics
        }

        var page: String { PageRenderer.render(tree, head: PageHead(title: "", nonce: "n")).html }

        /// The start tag of a layer's element.
        func tag(_ layer: Layer) -> String {
            let parts = page.components(separatedBy: "id=\"v\(layer.id)\"")
            return parts.count < 2 ? "" : String(parts[1].prefix { $0 != ">" })
        }
    }

    private func ignore(_ semantics: inout Semantics) {
        semantics.isElement = true
        semantics.hidesContents = true
        semantics.label = "Card"
    }

    @Test func `a group without a name takes no words from the name of the control around it`() {
        func group(in role: Semantics.Role, label: String? = nil) -> String {
            let card = Card { $0.role = role }
            card.element.events = .tap
            var semantics = Semantics(role: .group)
            semantics.label = label
            card.row.semantics = semantics
            return card.tag(card.row)
        }
        #expect(!group(in: .button).contains("role="))
        #expect(group(in: .button, label: "Row").contains("role=\"group\" aria-label=\"Row\""))
        #expect(group(in: .listItem).contains("role=\"group\""))
    }

    @Test func `the words of a link in a text are in the name of the control around it only once`() {
        func link(in role: Semantics.Role) -> String {
            let card = Card { $0.role = role }
            card.element.events = .tap
            let link = SamplePages.add(to: card.text, role: .link(href: "app://words"), label: "Words")
            link.events = .tap
            return card.tag(link)
        }
        for role in [Semantics.Role.button, .link(href: "/row")] {
            #expect(link(in: role).contains("aria-hidden=\"true\""))
            #expect(link(in: role).contains("tabindex=\"-1\""))
            #expect(link(in: role).contains("data-e=\"1\""), "it is for pointers")
        }
        for role in [Semantics.Role.listItem, .heading(level: 2)] {
            #expect(!link(in: role).contains("aria-hidden"))
            #expect(!link(in: role).contains("tabindex"))
        }
    }

    @Test func `the keyboard stops at links of a text, but not in a control`() {
        let card = Card()
        SamplePages.add(to: card.text, role: .link(href: "app://words"), label: "Words").events = .tap
        card.text.semantics = Semantics()
        #expect(ReadingContext(of: card.text).holdsStops)
        card.element.semantics?.role = .button
        #expect(!ReadingContext(of: card.text).holdsStops)
    }

    @Test func `a view with the trait of a button in a control is a part of it`() {
        func isButton(in role: Semantics.Role, events: EventMask = []) -> Bool {
            let card = Card { $0.role = role }
            card.row.semantics = Semantics(role: .button)
            card.row.events = events
            card.row.remove(card.button)
            return card.tag(card.row).contains("role=\"button\"")
                || card.page.contains("<button id=\"v\(card.row.id)\"")
        }
        #expect(!isButton(in: .link(href: "/card")))
        #expect(isButton(in: .link(href: "/card"), events: .tap))
        #expect(isButton(in: .listItem))
    }

    @Test func `what is in an element that ignores it can be pressed, but not reached`() {
        let card = Card {
            ignore(&$0)
            $0.value = "3 of 5"
        }
        #expect(card.tag(card.element).contains("role=\"img\" aria-label=\"Card, 3 of 5\""))
        #expect(card.tag(card.row).contains("aria-hidden=\"true\""))
        #expect(card.tag(card.button).contains("tabindex=\"-1\""))
        #expect(card.tag(card.button).contains("data-e=\"1\""))
    }

    @Test func `an element without a name hides all that is in it`() {
        let card = Card {
            ignore(&$0)
            $0.label = ""
        }
        #expect(!card.tag(card.element).contains("role="))
        #expect(card.tag(card.row).contains("aria-hidden=\"true\""))
        // Where the role of the element hides what can only be read, selections still copy it.
        let named = Card { ignore(&$0) }
        named.row.remove(named.button)
        #expect(!named.tag(named.row).contains("aria-hidden"))
    }

    @Test func `what is hidden takes no focus`() {
        let card = Card { $0.isHidden = true }
        #expect(card.tag(card.element).contains("aria-hidden=\"true\""))
        #expect(card.tag(card.button).contains("tabindex=\"-1\""))
        let shown = Card()
        #expect(!shown.tag(shown.button).contains("tabindex"))
    }

    @Test func `a scroller of hidden buttons is a stop itself`() {
        let tree = DisplayTree()
        let content = DisplayScroll(isHorizontal: false, isVertical: true, contentWidth: 10, contentHeight: 100)
        let scroller = SamplePages.add(.scroll(content), to: tree.root)
        let hidden = SamplePages.add(to: scroller)
        hidden.semantics = Semantics()
        hidden.semantics?.isHidden = true
        SamplePages.add(to: hidden, role: .button, label: "Go").events = .tap
        #expect(!KeyboardStop(of: scroller).isElsewhere)
        hidden.semantics = nil
        #expect(KeyboardStop(of: scroller).isElsewhere)
    }

    @Test func `a menu in a button of a row is no button in it`() {
        let tree = DisplayTree()
        let row = SamplePages.add(to: tree.root)
        row.semantics = Semantics(role: .listItem)
        let button = SamplePages.add(to: row, role: .button, label: "Note")
        button.events = .tap
        let menu = SamplePages.add(to: button)
        menu.events = .menu
        #expect(KeyboardStop(of: menu).isElsewhere)
        // The row's menu is asked for at the button; elsewhere the menu has to be reached by itself.
        row.semantics = nil
        #expect(!KeyboardStop(of: menu).isElsewhere)
        row.semantics = Semantics(role: .listItem)
        button.events = []
        #expect(!KeyboardStop(of: menu).isElsewhere)
    }

    @Test func `a modal view of an app's own is a dialog, outside of which nothing is read`() {
        let card = Card {
            $0.isModal = true
            $0.label = "Rate this"
        }
        #expect(card.tag(card.element).contains("role=\"dialog\" aria-label=\"Rate this\""))
        #expect(card.tag(card.element).contains("aria-modal=\"true\""))
        card.element.semantics?.role = .image
        #expect(!card.tag(card.element).contains("aria-modal"))
        card.element.semantics?.role = .none
        card.element.semantics?.motion = .presentation
        #expect(!card.tag(card.element).contains("role=\"dialog\""))
        card.element.semantics?.motion = nil
        card.element.semantics?.role = .group
        card.element.semantics?.isModal = false
        #expect(card.tag(card.element).contains("role=\"group\""))
        #expect(!card.tag(card.element).contains("aria-modal"))
    }

    @Test func `an element that combines texts is one, with buttons it is not`() {
        let card = Card { $0.isElement = true }
        #expect(!card.tag(card.element).contains("role="))
        #expect(!card.tag(card.button).contains("tabindex"))
        card.row.remove(card.button)
        #expect(card.tag(card.element).contains("role=\"text\""))
        card.element.semantics?.label = "All"
        #expect(card.tag(card.element).contains("role=\"img\" aria-label=\"All\""))
        // A button's contents are its name.
        card.element.semantics?.label = nil
        card.tree.root.semantics = Semantics(role: .button)
        #expect(!card.tag(card.element).contains("role="))
    }

    @Test func `changes reach what is inside`() {
        let card = Card()
        var encoder = BatchEncoder()
        func batch() -> String { encoder.encode(card.tree.takeBatch().operations, of: card.tree) }
        _ = batch()
        card.element.semantics?.isHidden = true
        let hidden = batch()
        #expect(hidden.contains("[11,\(card.button.id),1,[1,\"Go\",7,\"-1\"]]"), "\(hidden)")
        card.element.semantics?.isHidden = false
        let shown = batch()
        #expect(shown.contains("[11,\(card.button.id),1,[1,\"Go\"]]"), "\(shown)")
        card.element.semantics?.isElement = true
        _ = batch()
        card.row.remove(card.button)
        let whole = batch()
        #expect(whole.contains("[11,\(card.element.id),0,[0,\"text\"]]"), "\(whole)")
        SamplePages.add(to: card.row, role: .button, label: "Again").events = .tap
        let parted = batch()
        #expect(parted.contains("[11,\(card.element.id),0,[]]"), "\(parted)")
    }

    @Test func `an ignoring element is what the modifiers of an app make of it`() throws {
        var taps = 0
        let view = VStack {
            Text(verbatim: "Words")
            Button("Go") { taps += 1 }
        }
        .accessibilityElement().accessibilityLabel("Card").accessibilityAddTraits(.isButton)
        let session = SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()))
        let scene = SceneHost(view, session: session)
        scene.flush()
        let html = PageRenderer.render(scene.display, head: PageHead(title: "", nonce: "n")).html
        #expect(html.components(separatedBy: "aria-label=\"Card\"").count == 2)
        #expect(html.contains("tabindex=\"-1\""))
        // It is pressed as its middle would be.
        let element = try #require(scene.display.elements().all(role: .button, label: "Card").first)
        #expect(scene.send(.tap, to: element.layerID) == .handled)
        #expect(taps == 1)
    }
}
