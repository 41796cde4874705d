// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("Keys, focus and the mouse")
struct KeyAndHoverTests {
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    @Test("the innermost view that takes a key has it")
    func keys() throws {
        let log = log
        let view = Text("Board").focusable()
            .onKeyPress(.upArrow) {
                log.lines.append("up")
                return .handled
            }
            .onKeyPress(characters: .letters) { press in
                log.lines.append("letter \(press.characters)")
                return .ignored
            }
            .onKeyPress { press in
                log.lines.append("any \(press.key.character)")
                return .handled
            }
        let board = try TestHost(view).find(label: "Board")
        try board.press(key: "ArrowUp")
        try board.press(key: "a")
        #expect(log.lines == ["up", "letter a", "any a"])
    }

    @Test("a key is told in the phases that are asked for, with what is held")
    func phases() throws {
        let log = log
        let host = TestHost(
            Text("Board").onKeyPress(keys: ["s"], phases: .up) { press in
                log.lines.append("\(press.modifiers.contains(.command)) \(press.phase == .up)")
                return .handled
            })
        let layer = try #require(
            host.scene.display.eventLayer(for: try host.find(label: "Board").element, events: .keys))
        for phase in [1, 2, 4] {
            host.scene.send(.press(try #require(KeyInput(phase: phase, key: "S", modifiers: 8))), to: layer.id)
        }
        #expect(log.lines == ["true true"])
        #expect(KeyInput(phase: 3, key: "S", modifiers: 0) == nil)
        #expect(KeyInput(phase: 1, key: "", modifiers: 0) == nil)
        #expect(KeyInput(phase: 1, key: "S", modifiers: 99) == nil)
    }

    @Test("a surface that asks is told whether a key was taken", arguments: [true, false])
    func answers(isTaken: Bool) throws {
        let host = TestHost(Text("Board").onKeyPress(.return) { isTaken ? .handled : .ignored })
        let layer = try #require(
            host.scene.display.eventLayer(for: try host.find(label: "Board").element, events: .keys))
        let session = host.scene.graph.session
        for (key, question) in [("Enter", 1), ("a", 2)] {
            host.scene.send(
                .press(try #require(KeyInput(phase: 1, key: key, modifiers: 0, question: question))), to: layer.id)
        }
        host.scene.send(.press(try #require(KeyInput(phase: 1, key: "Enter", modifiers: 0))), to: layer.id)
        #expect(
            session.takeRequests() == [.answer(key: 1, isTaken: isTaken), .answer(key: 2, isTaken: false)])
    }

    @Test("a handler claims the keys that it is told of before they have an effect")
    func claims() throws {
        func claims(_ view: some View) throws -> EventMask {
            let host = TestHost(view)
            let element = try host.find(label: "Board").element
            return try #require(host.scene.display.eventLayer(for: element, events: .keys)).events.subtracting(.keys)
        }
        let board = Text("Board")
        #expect(try claims(board.onKeyPress(.return) { .handled }) == .claimsReturn)
        #expect(try claims(board.onKeyPress(.escape) { .handled }) == .claimsEscape)
        #expect(try claims(board.onKeyPress(.tab) { .handled }) == .claimsTab)
        #expect(try claims(board.onKeyPress(.space) { .handled }) == [.claimsSpace, .claimsText])
        #expect(try claims(board.onKeyPress(.delete) { .handled }) == .claimsText)
        #expect(try claims(board.onKeyPress("k") { .handled }) == .claimsText)
        #expect(try claims(board.onKeyPress(keys: [.upArrow, .end]) { _ in .handled }) == .claimsMoves)
        #expect(try claims(board.onKeyPress(keys: [.return, "k"]) { _ in .handled }) == [.claimsReturn, .claimsText])
        #expect(try claims(board.onKeyPress(characters: .decimalDigits) { _ in .handled }) == .claimsText)
        let operating: EventMask = [.claimsReturn, .claimsEscape, .claimsTab, .claimsSpace, .claimsMoves]
        #expect(try claims(board.onKeyPress { _ in .handled }) == operating)
        #expect(try claims(board.onKeyPress(.return, phases: .up) { _ in .handled }) == [])
    }

    @Test(
        "the return key submits a field, or presses the default button, unless a handler takes it",
        arguments: [true, false], [true, false])
    func submission(isTaken: Bool, isAround: Bool) throws {
        let log = log
        func handling(_ view: some View, _ isHere: Bool) -> some View {
            view.onKeyPress(isHere ? .return : .escape) {
                log.lines.append("key")
                return isTaken ? .handled : .ignored
            }
        }
        for submits in [true, false] {
            log.lines = []
            let field = TextField("Name", text: .constant(""))
            let inner = handling(
                Group { if submits { field.onSubmit { log.lines.append("submitted") } } else { field } }, !isAround)
            let host = TestHost(
                VStack {
                    handling(VStack { inner }, isAround)
                    Button("Send") { log.lines.append("sent") }.keyboardShortcut(.defaultAction)
                })
            try host.submit("Name")
            #expect(log.lines == (isTaken ? ["key"] : ["key", submits ? "submitted" : "sent"]))
        }
    }

    private struct Focusing: View {
        @FocusState private var focus: Int?
        var body: some View {
            VStack {
                Text("first").focusable().focused($focus, equals: 1)
                Text("focus \(focus ?? 0)")
                Button("Take") { focus = 1 }
            }
        }
    }

    @Test("a focusable view takes the focus from the user and from the app")
    func focusable() throws {
        let host = TestHost(Focusing())
        let layer = try #require(
            host.scene.display.eventLayer(for: try host.find(label: "first").element, events: .focus))
        #expect(host.scene.send(.focus, to: layer.id) == .handled)
        host.scene.flush()
        #expect(host.contains(label: "focus 1"))
        host.scene.releaseFocus()
        host.scene.flush()
        #expect(host.contains(label: "focus 0"))
        try host.find(role: .button, label: "Take").tap()
        #expect(host.scene.focusedLayer == layer.id)
    }

    private struct Tapped: View {
        let log: Log
        let isInside: Bool
        var body: some View {
            if isInside {
                Text("Card").onTapGesture { log.lines.append("tap") }.focusable()
            } else {
                Text("Card").focusable().onTapGesture { log.lines.append("tap") }
            }
        }
    }

    @Test("return and the space bar tap what has the focus, in whatever order it is written", arguments: [true, false])
    func press(isInside: Bool) throws {
        let card = try TestHost(Tapped(log: log, isInside: isInside)).find(label: "Card")
        try card.press(key: "Enter")
        try card.press(key: " ")
        #expect(throws: TestHost.NotFound.self) { try card.press(key: "a") }
        #expect(log.lines == ["tap", "tap"])
    }

    @Test("a key that the view takes itself is no tap; one that it leaves is")
    func keyBeforeTap() throws {
        let log = log
        let view = Text("Card").focusable().onTapGesture { log.lines.append("tap") }
            .onKeyPress(.return) {
                log.lines.append("return")
                return .handled
            }
            .onKeyPress(.space) {
                log.lines.append("space")
                return .ignored
            }
        let card = try TestHost(view).find(label: "Card")
        try card.press(key: "Enter")
        try card.press(key: " ")
        #expect(log.lines == ["return", "space", "tap"])
    }

    @Test("of a held key, one with another key and one on what is disabled nothing is tapped")
    func noPress() throws {
        let host = TestHost(Tapped(log: log, isInside: false))
        let layer = try #require(
            host.scene.display.eventLayer(for: try host.find(label: "Card").element, events: .focus))
        for (phase, modifiers) in [(2, 0), (4, 0), (1, 8)] {
            let key = try #require(KeyInput(phase: phase, key: "Enter", modifiers: modifiers))
            host.scene.send(.press(key), to: layer.id)
        }
        #expect(throws: TestHost.NotFound.self) {
            try TestHost(Tapped(log: log, isInside: false).disabled(true)).find(label: "Card").press(key: "Enter")
        }
        #expect(log.lines == [])
    }

    @Test("what is around several views is tapped by each; the view with the focus says which keys are for it")
    func tapAround() throws {
        let log = log
        let view = VStack {
            Text("One").focusable()
            Text("Two").focusable().onTapGesture { log.lines.append("two") }
        }
        .onTapGesture { log.lines.append("around") }
        let host = TestHost(view)
        try host.find(label: "One").press(key: "Enter")
        try host.find(label: "Two").press(key: "Enter")
        #expect(log.lines == ["around", "two"])
    }

    @Test(
        "a button says its shortcut",
        arguments: [
            (KeyboardShortcut("s"), "Meta+S"), (.defaultAction, "Enter"), (.cancelAction, "Escape"),
            (KeyboardShortcut(.upArrow, modifiers: [.command, .shift]), "Meta+Shift+ArrowUp"),
        ])
    func shortcut(shortcut: KeyboardShortcut, expected: String) throws {
        let host = TestHost(Button("Save") {}.keyboardShortcut(shortcut))
        let element = try host.find(role: .button, label: "Save").element
        let layer = try #require(host.scene.display.layer(id: element.layerID))
        #expect(layer.semantics?.shortcut == expected)
        #expect(layer.events == [.tap, .shortcut])
    }

    @Test("the mouse comes, moves and goes, inside and around")
    func hover() throws {
        let log = log
        let view = Color.red.frame(width: 50, height: 50).onHover { log.lines.append("inner \($0)") }
            .padding(25).contentShape(Rectangle())
            .onContinuousHover { phase in
                if case .active(let place) = phase {
                    log.lines.append("outer \(Int(place.x))")
                } else {
                    log.lines.append("outer left")
                }
            }
        let host = TestHost(view)
        host.hover(at: CGPoint(x: 150, y: 422))
        host.hover(at: CGPoint(x: 195, y: 422))
        host.hover(at: CGPoint(x: 196, y: 422))
        host.hover(at: nil)
        #expect(log.lines == ["outer 5", "outer 50", "inner true", "outer 51", "inner false", "outer left"])
    }
}
