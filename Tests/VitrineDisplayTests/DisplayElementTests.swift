// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay

@Suite struct DisplayElementTests {
    @Test func `A button is named by its texts and swallows them`() {
        let tree = DisplayTree()
        let button = tree.make(in: tree.root, role: .button, identifier: "save")
        tree.make(in: tree.make(in: button), .text(.line("Save")))
        tree.make(in: button, role: .staticText, label: "all").semantics?.identifier = "inner"
        let hidden = tree.make(in: button, role: .image, label: "icon")
        hidden.semantics?.isHidden = true
        let elements = tree.elements()
        #expect(elements.description == "container\n  button \"Save, all\" id save")
        #expect(elements.first(identifier: "inner")?.label == "all")
        #expect(elements.all(role: .button, label: "Save, all").count == 1)
    }

    @Test func `Combine joins, an empty label ignores, priority sorts`() {
        let tree = DisplayTree()
        for (label, priority) in [(nil, 0.0), ("", 1.0)] as [(String?, Double)] {
            let group = tree.make(in: tree.root, role: .group, label: label)
            group.semantics?.isElement = true
            group.semantics?.sortPriority = priority
            tree.make(in: group, .text(.line("A")))
            tree.make(in: group, .text(.line("B")))
        }
        #expect(tree.elements().children.map(\.label) == ["", "A, B"])
    }

    @Test func `Identifiers are found outermost, and inherited apart`() {
        let tree = DisplayTree()
        let outer = tree.make(in: tree.root, role: .group, identifier: "card")
        let inner = tree.make(in: outer, role: .group, identifier: "card")
        tree.make(in: inner, .text(.line("A")))
        let elements = tree.elements()
        #expect(elements.first(identifier: "card")?.layerID == outer.id)
        #expect(elements.all(identifier: "card").count == 1)
        let text = elements.all(label: "A").first
        #expect(text?.identifier == nil)
        #expect(text?.inheritedIdentifier == "card")
    }

    @Test func `Behind a modal nothing can be reached, and exiting layers are not read`() {
        let tree = DisplayTree()
        tree.make(in: tree.root, .text(.line("behind")))
        let dialog = tree.make(in: tree.root, role: .dialog)
        dialog.semantics?.isModal = true
        tree.make(in: dialog, .text(.line("front")))
        #expect(tree.elements().description == "container\n  dialog modal\n    text \"front\"")
        _ = tree.takeBatch()
        tree.root.remove(dialog, withExit: true)
        #expect(tree.elements().description == "container\n  text \"behind\"")
    }
}

@Suite struct LayerGeometryTests {
    @Test func `Frames add up through runs, effects and scrolling`() {
        let tree = DisplayTree()
        let scroll = tree.make(
            in: tree.root,
            .scroll(DisplayScroll(isHorizontal: false, isVertical: true, contentWidth: 50, contentHeight: 500)),
            x: 5, y: 7, width: 50, height: 100)
        let run = tree.make(in: scroll, width: 50, height: 500)
        run.arrangement = .verticalRun
        let rows = (0..<10).map { _ in tree.make(in: run, y: 2, width: 50, height: 20) }
        #expect(rows[3].frameInParent == DisplayRect(x: 0, y: 68, width: 50, height: 20))
        #expect(rows[3].placeInRoot() == DisplayRect(x: 5, y: 75, width: 50, height: 20))
        #expect(rows[3].placeInRoot { _ in (0, 30) } == DisplayRect(x: 5, y: 45, width: 50, height: 20))
        #expect(rows[3].frameInRoot { _ in (0, 30) } == DisplayRect(x: 5, y: 45, width: 50, height: 20))
        rows[3].effects.scaleX = 0.5
        #expect(rows[3].frameInRoot() == DisplayRect(x: 17.5, y: 75, width: 25, height: 20))
        #expect(rows[3].placeInRoot() == DisplayRect(x: 5, y: 75, width: 50, height: 20))
        rows[0].placement.height = 30
        #expect(rows[3].frameInParent.y == 78)
    }

    @Test func `A point finds the front-most layer that listens`() {
        let tree = DisplayTree()
        let back = tree.make(in: tree.root, .fill(.rectangle, .color(.black)), width: 100, height: 100)
        back.events = .tap
        let front = tree.make(in: tree.root, .fill(.circle, .color(.white)), width: 100, height: 100)
        let button = tree.make(in: front, width: 50, height: 50)
        button.events = .tap
        #expect(tree.hitTest(x: 20, y: 20) === button)
        #expect(tree.hitTest(x: 80, y: 50) == nil)
        #expect(tree.hitTest(x: 99, y: 99) === back)
        back.effects.zIndex = 1
        #expect(tree.hitTest(x: 20, y: 20) === back)
        back.effects.allowsHitTesting = false
        #expect(tree.hitTest(x: 20, y: 20) === button)
        front.effects.clip = .circle
        #expect(tree.hitTest(x: 2, y: 2) == nil)
        front.effects.isHidden = true
        #expect(tree.hitTest(x: 20, y: 20) == nil)
    }

    @Test func `A page that covers another one is hit in its empty places, and the first page of a stack is not`() {
        let tree = DisplayTree()
        let back = tree.make(in: tree.root, width: 100, height: 100)
        back.events = .tap
        let page = tree.make(in: tree.root, width: 80, height: 100)
        var semantics = Semantics(role: .page)
        semantics.motion = .page(stack: 1, depth: 0)
        page.semantics = semantics
        #expect(tree.hitTest(x: 20, y: 20) === back)
        semantics.motion = .page(stack: 1, depth: 1)
        page.semantics = semantics
        #expect(tree.hitTest(x: 20, y: 20) == nil)
        #expect(tree.hitTest(x: 90, y: 20) === back)
        let button = tree.make(in: page, width: 50, height: 50)
        button.events = .tap
        #expect(tree.hitTest(x: 20, y: 20) === button)
    }

    @Test func `The printed tree shows what is not default, without ids`() {
        let tree = DisplayTree()
        tree.make()
        let text = tree.make(in: tree.root, .text(.line("Hi \"you\"")), x: 1.0 / 3, y: 2, width: 80, height: 20)
        text.effects.opacity = 0.5
        text.events = [.tap, .menu]
        #expect(
            tree.description == """
                group (0, 0, 0, 0)
                  text "Hi \\"you\\"" 17/400 #000000 (0.33, 2, 80, 20) opacity 0.5 on tap+menu
                """)
    }
}
