// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay
import VitrineLayout
import VitrineUI

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
        let root = elements(VStack { Text(verbatim: "a"); Text(verbatim: "b") }.padding().accessibilityIdentifier("card"))
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
        let root = elements(VStack { Text(verbatim: "a").accessibilityHidden(true); Text(verbatim: "b") })
        #expect(root.all { $0.role == .staticText }.map(\.label) == ["b"])
    }

    @Test("combine, ignore and contain what is inside")
    func children() throws {
        let texts = VStack { Text(verbatim: "a"); Text(verbatim: "b") }
        #expect(try first(texts.accessibilityElement(children: .combine).accessibilityIdentifier("x"), "x").label == "a, b")
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
        let root = elements(VStack {
            Text(verbatim: "last")
            Text(verbatim: "first").accessibilitySortPriority(1)
        })
        #expect(root.all { $0.role == .staticText }.map(\.label) == ["first", "last"])
    }

    @Test("let taps reach an action, and say it to readers only when told")
    func tapGesture() throws {
        var taps = 0
        let scene = SceneHost(
            Color.red.onTapGesture { taps += 1 }.accessibilityIdentifier("area"), session: .fixture())
        scene.flush()
        let element = try #require(scene.display.elements().first(identifier: "area"))
        #expect(element.role == .none)
        #expect(scene.tap(layer: element.layerID) == .handled)
        #expect(taps == 1)
    }
}
