// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("Alerts and dialogs")
struct AlertTests {
    @Test("an alert shows its title, message, fields and buttons, the one that leaves first")
    func parts() throws {
        let scene = mounted { log in
            Text("Base").alert("Delete?", isPresented: log.isShown) {
                Text("left out")
                Button("Delete", role: .destructive) { log.add("delete") }
                TextField("Name", text: log.name)
                Button("Cancel", role: .cancel) { log.add("cancel") }
            } message: {
                Text("It cannot be undone.")
            }
        }
        #expect(scene.labels == ["Delete?", "It cannot be undone.", "Name", "Cancel", "Delete"])
        #expect(scene.front?.semantics?.role == .alert)
        #expect(scene.front?.semantics?.label == "Delete?")
        let (cancel, delete) = (try #require(scene.leaf("Cancel")), try #require(scene.leaf("Delete")))
        #expect(cancel.frame.y == delete.frame.y && cancel.frame.x < delete.frame.x)
    }

    @Test("a button acts, and the alert leaves")
    func acts() throws {
        let log = DialogLog()
        let scene = mounted(log) { log in
            Text("Base").alert("Title", isPresented: log.isShown) {
                Button("Go") { log.add("go \(log.isPresented)") }
            }
        }
        try scene.touch("Go")
        #expect(log.entries == ["go true"])
        #expect(!log.isPresented)
        #expect(scene.labels == ["Base"])
    }

    @Test("Escape is the command that leaves, or the only one, and nothing else")
    func escapes() {
        for (buttons, expected) in [(["Cancel", "Go"], ["Cancel"]), (["Only"], ["Only"]), (["One", "Two"], [])] {
            let log = DialogLog()
            let scene = mounted(log) { log in
                Text("Base").alert("Title", isPresented: log.isShown) {
                    ForEach(buttons, id: \.self) { name in
                        Button(name, role: name == "Cancel" ? .cancel : nil) { log.add(name) }
                    }
                }
            }
            scene.escape()
            scene.flush()
            #expect(log.entries == expected)
            #expect(log.isPresented == expected.isEmpty)
        }
    }

    @Test("an alert without buttons has the system's, in the user's language")
    func ownButton() throws {
        let log = DialogLog()
        let scene = mounted(log) { log in
            Text("Base").alert("Title", isPresented: log.isShown) {}
        }
        scene.adopt(SessionPreferences(locale: Locale(identifier: "tr")), scene.viewport)
        scene.flush()
        #expect(scene.labels == ["Title", "Tamam"])
        try scene.touch("Tamam")
        #expect(!log.isPresented)
    }

    @Test("the return key in a field is the command that goes on")
    func submits() throws {
        let log = DialogLog()
        let scene = mounted(log) { log in
            Text("Base").alert("Title", isPresented: log.isShown) {
                TextField("Name", text: log.name)
                Button("Cancel", role: .cancel) { log.add("cancel") }
                Button("Save") { log.add("save") }
            }
        }
        let field = try #require(scene.leaf("Name"))
        #expect(scene.send(.submit, to: field.layerID) == .handled)
        scene.flush()
        #expect(log.entries == ["save"])
        #expect(!log.isPresented)
    }

    @Test("an alert of data needs both the binding and the data; one of an error says what the error says")
    func presentsData() {
        for data in [nil, 7] {
            let scene = mounted { log in
                Text("Base").alert("Title", isPresented: log.isShown, presenting: data) { Button("\($0)") {} }
            }
            #expect(scene.labels == (data == nil ? ["Base"] : ["Title", "7"]))
        }
        let scene = mounted { log in
            Text("Base").alert(isPresented: log.isShown, error: SpokenError()) { _ in
                Button("Retry") {}
            } message: { error in
                Text(error.recoverySuggestion ?? "")
            }
        }
        #expect(scene.labels == ["It broke.", "Try again.", "Retry"])
    }

    @Test("the older forms show and do the same")
    func olderForms() throws {
        let log = DialogLog()
        let scene = mounted(log) { log in
            Text("Base").alert(isPresented: log.isShown) {
                Alert(
                    title: Text("Title"), message: Text("Message"),
                    primaryButton: .destructive(Text("Delete")) {
                        log.add("delete")
                    }, secondaryButton: .cancel())
            }
        }
        #expect(scene.labels == ["Title", "Message", "Cancel", "Delete"])
        #expect(scene.front?.semantics?.label == "Title")
        try scene.touch("Delete")
        #expect(log.entries == ["delete"])
        #expect(!log.isPresented)
    }

    @Test("a dialog offers its actions next to its view; a tap outside is the one that leaves")
    func confirmation() throws {
        let log = DialogLog()
        let scene = mounted(log) { log in
            Text("Base").confirmationDialog("Title", isPresented: log.isShown) {
                Button("First") { log.add("first") }
                Button("Second") { log.add("second") }
                Button("Cancel", role: .cancel) { log.add("cancel") }
            }
        }
        #expect(scene.labels == ["First", "Second"])
        #expect(scene.front?.semantics?.label == "Title")
        scene.tapDim()
        scene.flush()
        #expect(log.entries == ["cancel"])
        #expect(scene.labels == ["Base"])
        log.isPresented = true
        scene.flush()
        try scene.touch("Second")
        #expect(log.entries == ["cancel", "second"])
    }

    @Test("a command that is too long is written smaller before any of it is left out")
    func longCommands() {
        func texts(in layer: Layer) -> [DisplayText] {
            let own = if case .text(let text) = layer.content { [text] } else { [DisplayText]() }
            return own + layer.children.flatMap { texts(in: $0) }
        }
        for (title, isWhole) in [
            ("Go", true), ("Delete “Hanoi Food Walk”", true), (String(repeating: "Delete ", count: 12) + "all", false),
        ] {
            let log = DialogLog()
            let scene = mounted(log) { log in
                Text("Base").confirmationDialog("Title", isPresented: log.isShown) { Button(title) {} }
            }
            let shown = texts(in: scene.display.root).filter { $0.string == title }
            #expect(shown.map(\.isTruncated) == [!isWhole])
        }
    }

    @Test("an action sheet is a dialog with a title")
    func actionSheet() throws {
        let log = DialogLog()
        let scene = mounted(log) { log in
            Text("Base").actionSheet(isPresented: log.isShown) {
                ActionSheet(title: Text("Title"), buttons: [.default(Text("Go")) { log.add("go") }, .cancel()])
            }
        }
        #expect(scene.labels == ["Title", "Go"])
        try scene.touch("Go")
        #expect(log.entries == ["go"])
    }

    private func mounted(
        _ log: DialogLog = DialogLog(), @ViewBuilder _ view: @escaping (DialogLog) -> some View
    ) -> SceneHost {
        let scene = SceneHost(LogReader(log: log, content: view), session: .fixture())
        scene.flush()
        return scene
    }
}

// MARK: - Fixtures

@Observable
private final class DialogLog {
    var isPresented = true
    var text = ""
    private(set) var entries: [String] = []

    func add(_ entry: String) { entries.append(entry) }

    var isShown: Binding<Bool> { Binding(get: { self.isPresented }, set: { self.isPresented = $0 }) }
    var name: Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
}

private struct LogReader<Content: View>: View {
    let log: DialogLog
    let content: (DialogLog) -> Content

    var body: some View { content(log) }
}

private struct SpokenError: LocalizedError {
    var errorDescription: String? { "It broke." }
    var recoverySuggestion: String? { "Try again." }
}
