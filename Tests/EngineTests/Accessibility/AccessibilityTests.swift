// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("Accessibility modifiers")
struct AccessibilityTests {
    private func elements<V: View>(_ view: V) -> DisplayElement {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene.display.elements()
    }

    private func first<V: View>(_ view: V, _ identifier: String) throws -> DisplayElement {
        try #require(elements(view).first(identifier: identifier))
    }

    @Test("put an identifier on the outermost element, once")
    func identifier() {
        let root = elements(
            VStack {
                Text(verbatim: "a"); Text(verbatim: "b")
            }.padding().accessibilityIdentifier("card"))
        #expect(root.all(identifier: "card").count == 1)
        #expect(root.first(identifier: "card")?.children.count == 2)
    }

    @Test("let an identifier further out win on one view")
    func outerIdentifier() {
        let root = elements(Color.red.accessibilityIdentifier("inner").accessibilityIdentifier("outer"))
        #expect(root.first(identifier: "outer") != nil)
    }

    @Test("name, describe and value a view")
    func words() throws {
        let element = try first(
            Color.red.accessibilityLabel("Level").accessibilityValue(Text(verbatim: "3")).accessibilityHint("Swipe")
                .accessibilityIdentifier("x"), "x")
        #expect(element.label == "Level")
        #expect(element.value == "3")
        #expect(element.hint == "Swipe")
    }

    @Test("take hidden subtrees away")
    func hidden() {
        let root = elements(
            VStack {
                Text(verbatim: "a").accessibilityHidden(true); Text(verbatim: "b")
            })
        #expect(root.all { $0.role == .staticText }.map(\.label) == ["b"])
    }

    private struct Fading: View {
        let isEndless: Bool
        @State private var isClear = false

        var body: some View {
            VStack {
                Text(verbatim: "a").padding().opacity(isClear ? 0 : 1)
                    .animation(isEndless ? .linear.repeatForever() : .linear, value: isClear)
                Button("Fade") { isClear.toggle() }
            }
        }
    }

    @Test("are read of no view that has become transparent, as far as it does not fade in again by itself")
    func transparent() throws {
        for isEndless in [false, true] {
            let scene = SceneHost(Fading(isEndless: isEndless), session: .fixture())
            scene.flush()
            #expect(scene.labels == ["a", "Fade"])
            try scene.touch("Fade")
            #expect(scene.labels == (isEndless ? ["a", "Fade"] : ["Fade"]))
            try scene.touch("Fade")
            #expect(scene.labels == ["a", "Fade"])
        }
        let button = Button {
        } label: {
            HStack {
                Text(verbatim: "b"); Text(verbatim: "c").opacity(0)
            }
        }
        #expect(elements(button).all { $0.role == .button }.map(\.label) == ["b"])
    }

    @Test("combine, ignore and contain what is inside")
    func children() throws {
        let texts = VStack {
            Text(verbatim: "a"); Text(verbatim: "b")
        }
        #expect(
            try first(texts.accessibilityElement(children: .combine).accessibilityIdentifier("x"), "x").label == "a, b")
        let ignored = try first(
            texts.accessibilityElement(children: .ignore).accessibilityLabel("own").accessibilityIdentifier("x"), "x")
        #expect(ignored.label == "own")
        #expect(ignored.children.isEmpty)
        let group = try first(texts.accessibilityElement(children: .contain).accessibilityIdentifier("x"), "x")
        #expect(group.role == .group)
        #expect(group.children.map(\.label) == ["a", "b"])
    }

    @Test("give and take traits")
    func traits() throws {
        let button = try first(
            Color.red.accessibilityAddTraits([.isButton, .isSelected]).accessibilityIdentifier("x"), "x")
        #expect(button.role == .button)
        #expect(button.isSelected)
        let header = try first(
            Text(verbatim: "T").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
                .accessibilityIdentifier("x"), "x")
        #expect(header.role == .heading(level: 3))
        #expect(header.label == "T")
        let plain = try first(
            Button("Go") {}.accessibilityRemoveTraits(.isButton).accessibilityIdentifier("x"), "x")
        #expect(plain.role != .button)
        #expect(plain.label == "Go")
    }

    @Test("read larger priorities first")
    func priorities() {
        let root = elements(
            VStack {
                Text(verbatim: "last")
                Text(verbatim: "first").accessibilitySortPriority(1)
            })
        #expect(root.all { $0.role == .staticText }.map(\.label) == ["first", "last"])
    }

    @Test("a bar above the content is read before it, one below after it")
    func barsInOrder() {
        func order(_ view: some View) -> [String] { elements(view).all { $0.role == .staticText }.map(\.label) }
        let content = ScrollView { Text(verbatim: "content").zIndex(20) }
        func bar(_ words: String) -> some View { Text(verbatim: words).padding() }
        #expect(order(content.safeAreaInset(edge: .top) { bar("top") }) == ["top", "content"])
        #expect(order(content.safeAreaInset(edge: .bottom) { bar("bottom") }) == ["content", "bottom"])
        #expect(order(content.safeAreaInset(edge: .leading) { bar("side") }) == ["side", "content"])
        #expect(
            order(content.safeAreaInset(edge: .top) { bar("inner") }.safeAreaInset(edge: .top) { bar("outer") })
                == ["outer", "inner", "content"])
    }

    @Test("a bar above the content is painted above it all the same")
    func barsInFront() throws {
        let scene = SceneHost(
            Text(verbatim: "content").zIndex(20).safeAreaInset(edge: .top) { Text(verbatim: "bar") },
            session: .fixture())
        scene.flush()
        func path(_ words: String) throws -> [Layer] {
            func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
            let text = try #require(
                all(scene.display.root).first { layer in
                    if case .text(let text) = layer.content { text.string == words } else { false }
                })
            return Array(sequence(first: text, next: \.parent))
        }
        let (bar, content) = (try path("bar"), try path("content"))
        let common = try #require(bar.first { layer in content.contains { $0 === layer } })
        func paint(_ path: [Layer]) -> Double { path.last { $0.parent === common }?.effects.zIndex ?? 0 }
        #expect(paint(bar) > paint(content))
    }

    @Test("let taps reach an action, and have no role for screen readers by that")
    func tapGesture() throws {
        var taps = 0
        let scene = SceneHost(
            Color.red.onTapGesture { taps += 1 }.accessibilityIdentifier("area"), session: .fixture())
        scene.flush()
        let element = try #require(scene.display.elements().first(identifier: "area"))
        #expect(element.role == .none)
        #expect(scene.send(.tap, to: element.layerID) == .handled)
        #expect(taps == 1)
    }
}
