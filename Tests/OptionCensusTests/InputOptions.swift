// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor private func field(_ change: (TextField<Text>) -> some View) -> some View {
    change(TextField("Field", text: .constant("A")))
}

final class Log {
    var lines: [String] = []
}

@MainActor let inputOptions: [OptionTable] = [
    looks(
        SubmitLabel.self,
        [
            "continue": .continue, "done": .done, "go": .go, "join": .join, "next": .next, "return": .return,
            "route": .route, "search": .search, "send": .send,
        ]
    ) { label in field { $0.submitLabel(label) } },
    outcomes(SubmitTriggers.self, ["search": .search, "text": .text]) { triggers in
        let log = Log()
        let host = TestHost {
            NavigationStack {
                TextField("Field", text: .constant("")).searchable(text: .constant(""))
            }
            .onSubmit(of: triggers) { log.lines.append("submit") }
        }
        try host.submit("Field")
        log.lines.append("field")
        try host.submit("Search")
        return log.lines.joined(separator: " ")
    },
    looks(
        TextInputAutocapitalization.self,
        ["characters": .characters, "never": .never, "sentences": .sentences, "words": .words]
    ) { capitals in field { $0.textInputAutocapitalization(capitals) } },
    views(
        "TextFieldStyle",
        [
            "automatic": { field { $0.textFieldStyle(.automatic) } },
            "plain": { field { $0.textFieldStyle(.plain) } },
            "roundedBorder": { field { $0.textFieldStyle(.roundedBorder) } },
        ]
    )
    .alike("automatic", "plain", because: "a field of iOS is plain"),
    views(
        "TextEditorStyle",
        [
            "automatic": { TextEditor(text: .constant("A")).textEditorStyle(.automatic) },
            "plain": { TextEditor(text: .constant("A")).textEditorStyle(.plain) },
            "~none": { TextEditor(text: .constant("A")) },
        ]
    )
    .alike("automatic", "plain", "~none", because: "an editor of iOS is plain"),
    outcomes(
        DefaultFocusEvaluationPriority.self, ["automatic": .automatic, "userInitiated": .userInitiated]
    ) { priority in
        struct Fields: View {
            let priority: DefaultFocusEvaluationPriority
            @FocusState private var focus: Int?
            @State private var isShown = false
            var body: some View {
                VStack {
                    TextField("First", text: .constant("")).focused($focus, equals: 1)
                    TextField("Second", text: .constant("")).focused($focus, equals: 2)
                    Text(verbatim: "\(focus ?? 0)")
                }
                .defaultFocus($focus, 2, priority: priority)
            }
        }
        let host = TestHost { Fields(priority: priority) }
        return "\(host.labels) \(notes(of: host.scene))"
    },
    looks(
        FocusInteractions.self, ["activate": .activate, "automatic": .automatic, "edit": .edit]
    ) { interactions in Text("A").focusable(true, interactions: interactions) },
    outcomes(
        KeyEquivalent.self,
        [
            "clear": .clear, "delete": .delete, "deleteForward": .deleteForward, "downArrow": .downArrow, "end": .end,
            "escape": .escape, "home": .home, "leftArrow": .leftArrow, "pageDown": .pageDown, "pageUp": .pageUp,
            "return": .return, "rightArrow": .rightArrow, "space": .space, "tab": .tab, "upArrow": .upArrow,
        ]
    ) { key in
        let log = Log()
        let host = TestHost {
            Text("Board").focusable().onKeyPress(key) {
                log.lines.append("taken")
                return .handled
            }
        }
        // Which of the browser's keys it is.
        let keys = [
            "Clear", "Backspace", "Delete", "ArrowDown", "End", "Escape", "Home", "ArrowLeft", "PageDown", "PageUp",
            "Enter", "ArrowRight", " ", "Tab", "ArrowUp",
        ]
        return keys.filter { name in
            log.lines = []
            try? host.find(label: "Board").press(key: name)
            return !log.lines.isEmpty
        }.joined(separator: " ")
    },
    outcomes(
        EventModifiers.self,
        [
            "all": .all, "capsLock": .capsLock, "command": .command, "control": .control, "numericPad": .numericPad,
            "option": .option, "shift": .shift,
        ]
    ) { modifiers in
        look { Button("A") {}.keyboardShortcut("k", modifiers: modifiers) }
    },
    outcomes(KeyPress.Phases.self, ["all": .all, "down": .down, "repeat": .repeat, "up": .up]) { phases in
        let log = Log()
        let host = TestHost {
            Text("Board").onKeyPress(keys: ["s"], phases: phases) { press in
                log.lines.append("\(press.phase.rawValue)")
                return .handled
            }
        }
        let board = try host.find(label: "Board").element
        let layer = try #require(host.scene.display.eventLayer(for: board, events: .keys))
        for phase in [1, 2, 4] {
            host.scene.send(.press(try #require(KeyInput(phase: phase, key: "s", modifiers: 0))), to: layer.id)
        }
        return log.lines.joined(separator: " ")
    },
    outcomes(KeyPress.Result.self, ["handled": .handled, "ignored": .ignored]) { result in
        let log = Log()
        let host = TestHost {
            Text("Board").focusable()
                .onKeyPress(.upArrow) { result }
                .onKeyPress(.upArrow) {
                    log.lines.append("outer")
                    return .handled
                }
        }
        try host.find(label: "Board").press(key: "ArrowUp")
        return log.lines.joined()
    },
    looks(KeyboardShortcut.self, ["cancelAction": .cancelAction, "defaultAction": .defaultAction]) { shortcut in
        Button("A") {}.keyboardShortcut(shortcut)
    },
    looks(
        KeyboardShortcut.Localization.self,
        ["automatic": .automatic, "custom": .custom, "withoutMirroring": .withoutMirroring]
    ) { localization in
        Button("A") {}.keyboardShortcut("[", modifiers: .command, localization: localization)
            .environment(\.layoutDirection, .rightToLeft)
    }
    .alike("custom", "withoutMirroring", because: "a page hears of characters: there is nothing else to localize"),
    outcomes(
        GestureMask.self, ["all": .all, "gesture": .gesture, "none": .none, "subviews": .subviews]
    ) { mask in
        let log = Log()
        let host = TestHost {
            Text("Inner").frame(width: 100, height: 40).onTapGesture { log.lines.append("inner") }
                .padding(50).contentShape(Rectangle())
                .simultaneousGesture(TapGesture().onEnded { log.lines.append("outer") }, including: mask)
        }
        let frame = try host.find(label: "Inner").frame
        if let finger = try? host.touch(at: CGPoint(x: frame.midX, y: frame.midY)) { finger.lift() }
        if let finger = try? host.touch(at: CGPoint(x: frame.midX + 80, y: frame.midY)) { finger.lift() }
        host.pass(2)
        return log.lines.joined(separator: " ")
    },
    looks(HoverEffect.self, ["automatic": .automatic, "highlight": .highlight, "lift": .lift]) { effect in
        Button("A") {}.hoverEffect(effect)
    }
    .alike("automatic", "highlight", because: "the system's choice for a button is the highlight"),
    told(
        "ExclusiveGesture.Value",
        [
            "first(_:)": {
                try await exclusive { finger in finger.lift() }
            },
            "second(_:)": {
                try await exclusive { finger in
                    finger.move(by: CGSize(width: 60, height: 0))
                    finger.lift()
                }
            },
        ]),
    told(
        "SequenceGesture.Value",
        ["first(_:)": { try sequence(moves: false) }, "second(_:_:)": { try sequence(moves: true) }]),
    outcomes(
        DropOperation.self, ["cancel": .cancel, "copy": .copy, "forbidden": .forbidden, "move": .move]
    ) { "\(DropProposal(operation: $0))" },
]

@MainActor private func exclusive(_ act: (TestFinger) -> Void) async throws -> String {
    let log = Log()
    let host = TestHost {
        Square().gesture(
            TapGesture().exclusively(before: DragGesture()).onEnded { value in
                switch value {
                case .first: log.lines.append("first")
                case .second: log.lines.append("second")
                }
            })
    }
    act(try host.touch(at: CGPoint(x: 195, y: 422)))
    host.pass(2)
    return log.lines.joined(separator: " ")
}

@MainActor private func sequence(moves: Bool) throws -> String {
    let log = Log()
    let host = TestHost {
        Square().gesture(
            LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture()).onChanged { value in
                switch value {
                case .first: log.lines.append("first")
                case .second: log.lines.append("second")
                }
            })
    }
    let finger = try host.touch(at: CGPoint(x: 195, y: 422))
    if moves {
        finger.hold(for: 1)
        finger.move(by: CGSize(width: 60, height: 0))
    }
    finger.lift()
    return log.lines.last ?? ""
}
