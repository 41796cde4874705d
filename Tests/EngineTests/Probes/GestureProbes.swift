// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// Each public modifier of gestures, keys and the mouse asks its surface for something.
@MainActor
@Suite("Probes of gesture modifiers")
struct GestureProbes {
    nonisolated static let wanted: [(String, EventMask)] = [
        ("gesture(_:including:)", [.gesture, .pointer, .claimsHorizontal, .claimsVertical]),
        ("gesture(_:isEnabled:)", [.gesture, .pointer, .claimsHorizontal, .claimsVertical]),
        ("highPriorityGesture", [.tap, .gesture, .pointer]),
        ("highPriorityGesture(_:isEnabled:)", [.tap, .gesture, .pointer]),
        ("simultaneousGesture", [.tap, .gesture, .pointer]),
        ("simultaneousGesture(_:isEnabled:)", [.tap, .gesture, .pointer]),
        ("onTapGesture(count:)", [.tap, .gesture, .pointer]),
        ("onTapGesture(count:coordinateSpace:perform:)", [.tap, .gesture, .pointer]),
        ("onLongPressGesture", [.gesture, .pointer]),
        ("onLongPressGesture(pressing:)", [.gesture, .pointer]),
        ("onHover", .hover),
        ("onContinuousHover", [.hover, .hoverMoves]),
        ("hoverEffect", .hoverHighlight),
        ("hoverEffect(_:isEnabled:)", .hoverLift),
        ("onKeyPress(_:)", [.keys, .claimsText]),
        ("onKeyPress(_:phases:)", .keys),
        ("onKeyPress(keys:)", [.keys, .claimsText]),
        ("onKeyPress(characters:)", [.keys, .claimsText]),
        ("onKeyPress(phases:)", anyKey),
        ("focusable", .focus),
        ("focusable(_:interactions:)", .focus),
        ("keyboardShortcut(_:modifiers:)", [.tap, .shortcut]),
        ("keyboardShortcut(_:modifiers:localization:)", [.tap, .shortcut]),
        ("keyboardShortcut(_:)", [.tap, .shortcut]),
        ("keyboardShortcut(optional)", [.tap, .shortcut]),
    ]

    private func asked(_ name: String) -> EventMask? {
        let view = Color.red
        let button = Button("Save") {}
        let none: KeyboardShortcut? = .cancelAction
        return switch name {
        case "gesture(_:including:)": events(view.gesture(DragGesture(), including: .all))
        case "gesture(_:isEnabled:)": events(view.gesture(DragGesture(), isEnabled: true))
        case "highPriorityGesture": events(view.highPriorityGesture(TapGesture()))
        case "highPriorityGesture(_:isEnabled:)": events(view.highPriorityGesture(TapGesture(), isEnabled: true))
        case "simultaneousGesture": events(view.simultaneousGesture(TapGesture()))
        case "simultaneousGesture(_:isEnabled:)": events(view.simultaneousGesture(TapGesture(), isEnabled: true))
        case "onTapGesture(count:)": events(view.onTapGesture(count: 2) {})
        case "onTapGesture(count:coordinateSpace:perform:)":
            events(view.onTapGesture(count: 1, coordinateSpace: .global) { (_: CGPoint) in })
        case "onLongPressGesture": events(view.onLongPressGesture {})
        case "onLongPressGesture(pressing:)": events(view.onLongPressGesture(pressing: { _ in }) {})
        case "onHover": events(view.onHover { _ in })
        case "onContinuousHover": events(view.onContinuousHover { _ in })
        case "hoverEffect": events(view.hoverEffect())
        case "hoverEffect(_:isEnabled:)": events(view.hoverEffect(.lift, isEnabled: true))
        case "onKeyPress(_:)": events(view.onKeyPress("a") { .handled })
        case "onKeyPress(_:phases:)": events(view.onKeyPress("a", phases: .up) { _ in .handled })
        case "onKeyPress(keys:)": events(view.onKeyPress(keys: ["a"]) { _ in .handled })
        case "onKeyPress(characters:)": events(view.onKeyPress(characters: .letters) { _ in .handled })
        case "onKeyPress(phases:)": events(view.onKeyPress { _ in .handled })
        case "focusable": events(view.focusable())
        case "focusable(_:interactions:)": events(view.focusable(interactions: .activate))
        case "keyboardShortcut(_:modifiers:)": events(button.keyboardShortcut("s", modifiers: .control))
        case "keyboardShortcut(_:modifiers:localization:)":
            events(button.keyboardShortcut("s", modifiers: .command, localization: .custom))
        case "keyboardShortcut(_:)": events(button.keyboardShortcut(.defaultAction))
        case "keyboardShortcut(optional)": events(button.keyboardShortcut(none))
        default: nil
        }
    }

    /// What the layers of a view ask for, taps of buttons left out.
    private func events(_ view: some View) -> EventMask {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        func all(_ layer: Layer) -> EventMask { layer.children.reduce(layer.events) { $0.union(all($1)) } }
        return all(scene.display.root)
    }

    /// A handler of any key holds back all but what is typed into a field.
    private nonisolated static let anyKey: EventMask = [
        .keys, .claimsReturn, .claimsEscape, .claimsTab, .claimsSpace, .claimsMoves,
    ]

    @Test("asks for its events", arguments: wanted)
    func asks(name: String, wanted: EventMask) { #expect(asked(name) == wanted) }

    @Test("keyboardShortcut names the keys of its button")
    func shortcuts() {
        func keys(_ view: some View) -> String? {
            let scene = SceneHost(view, session: .fixture())
            scene.flush()
            func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
            return all(scene.display.root).compactMap { $0.semantics?.shortcut }.first
        }
        let button = Button("Save") {}
        #expect(keys(button) == nil)
        #expect(keys(button.keyboardShortcut("s", modifiers: .control)) == "Control+S")
        #expect(keys(button.keyboardShortcut("s", modifiers: .command, localization: .custom)) == "Meta+S")
        #expect(keys(button.keyboardShortcut(.defaultAction)) == "Enter")
        #expect(keys(button.keyboardShortcut(KeyboardShortcut?.some(.cancelAction))) == "Escape")
    }

    @Test("hoverEffectDisabled takes hover effects away, defaultHoverEffect chooses them")
    func hoverEffects() {
        #expect(events(Color.red.hoverEffect()) == .hoverHighlight)
        #expect(events(Color.red.hoverEffect().hoverEffectDisabled()) == [])
        #expect(events(Color.red.hoverEffect().defaultHoverEffect(.lift)) == .hoverLift)
    }

    @Test("what is turned off asks for nothing")
    func off() {
        #expect(events(Color.red.gesture(DragGesture(), isEnabled: false)) == [])
        #expect(events(Color.red.hoverEffect(.lift, isEnabled: false)) == [])
        #expect(events(Color.red.focusable(false)) == [])
        #expect(events(Button("Save") {}.keyboardShortcut(nil)) == .tap)
    }
}
