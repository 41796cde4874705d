// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

@MainActor
@Suite("UndoManager")
struct UndoManagerTests {
    @MainActor
    private final class Page {
        var words: [String] = []
        let manager = UndoManager()

        func write(_ word: String) {
            words.append(word)
            manager.registerUndo(withTarget: self) { $0.erase() }
        }

        func erase() {
            let word = words.removeLast()
            manager.registerUndo(withTarget: self) { $0.write(word) }
        }
    }

    @Test("undoes and redoes by groups, the last one first")
    func groups() {
        let page = Page()
        page.manager.groupsByEvent = false
        for pair in [["a", "b"], ["c"]] {
            page.manager.beginUndoGrouping()
            for word in pair { page.write(word) }
            page.manager.setActionName("Write \(pair[0])")
            page.manager.endUndoGrouping()
        }
        #expect(page.manager.undoActionName == "Write c" && !page.manager.canRedo)
        page.manager.undo()
        #expect(page.words == ["a", "b"])
        #expect(page.manager.redoActionName == "Write c" && page.manager.undoActionName == "Write a")
        page.manager.undo()
        #expect(page.words.isEmpty && !page.manager.canUndo)
        page.manager.redo()
        page.manager.redo()
        #expect(page.words == ["a", "b", "c"] && !page.manager.canRedo)
        page.manager.undo()
        page.manager.beginUndoGrouping()
        page.write("d")
        page.manager.endUndoGrouping()
        #expect(!page.manager.canRedo, "a new change ends what could be redone")
    }

    @Test("what is registered in one turn is one group; another turn makes another")
    func turns() async {
        let page = Page()
        page.write("a")
        page.write("b")
        #expect(page.manager.canUndo && page.manager.groupingLevel == 1)
        await Task { @MainActor in }.value
        #expect(page.manager.groupingLevel == 0)
        page.write("c")
        page.manager.undo()
        #expect(page.words == ["a", "b"])
        page.manager.undo()
        #expect(page.words.isEmpty)
    }

    @Test("keeps so many levels, nothing of targets that are gone, and nothing while it is switched off")
    func limits() {
        let page = Page()
        page.manager.groupsByEvent = false
        page.manager.levelsOfUndo = 1
        for word in ["a", "b"] {
            page.manager.beginUndoGrouping()
            page.write(word)
            page.manager.endUndoGrouping()
        }
        page.manager.disableUndoRegistration()
        page.write("c")
        page.manager.enableUndoRegistration()
        page.manager.undo()
        #expect(page.words == ["a", "b"] && !page.manager.canUndo)
        page.manager.removeAllActions(withTarget: page)
        #expect(!page.manager.canRedo)
    }

    /// What a manager has posted, in its order, without what all names begin and end with.
    @MainActor
    private final class Posted {
        var names: [String] = []
        var discardable = 0

        /// The names since the last call.
        func take() -> [String] {
            defer { names = [] }
            return names
        }
    }

    private func observe(_ manager: UndoManager) -> (Posted, [any NSObjectProtocol]) {
        let posted = Posted()
        let names: [Notification.Name] = [
            .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
            .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
            .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { notification in
                let text = notification.name.rawValue.replacingOccurrences(of: "NSUndoManager", with: "")
                    .replacingOccurrences(of: "Notification", with: "")
                let isDiscardable = notification.userInfo?[NSUndoManagerGroupIsDiscardableKey] as? Bool ?? false
                MainActor.assumeIsolated {
                    posted.names.append(text)
                    if isDiscardable { posted.discardable += 1 }
                }
            }
        }
        return (posted, observers)
    }

    @Test("posts what it does to groups, and before and after it undoes and redoes")
    func notifications() {
        let page = Page()
        page.manager.groupsByEvent = false
        let (posted, observers) = observe(page.manager)
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        let closing = ["Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup"]
        page.manager.beginUndoGrouping()
        #expect(posted.take() == ["DidOpenUndoGroup"])
        page.manager.beginUndoGrouping()
        #expect(posted.take() == ["Checkpoint", "DidOpenUndoGroup"])
        page.write("a")
        #expect(posted.take() == [])
        page.manager.endUndoGrouping()
        page.manager.endUndoGrouping()
        #expect(posted.take() == closing + closing)
        page.manager.undo()
        #expect(
            posted.take() == ["Checkpoint", "WillUndoChange", "DidOpenUndoGroup"] + closing + ["DidUndoChange"])
        #expect(page.manager.canRedo && posted.take() == ["Checkpoint"])
        page.manager.redo()
        #expect(
            posted.take() == ["Checkpoint", "WillRedoChange", "DidOpenUndoGroup"] + closing + ["DidRedoChange"])
        #expect(!page.manager.canRedo && posted.take() == ["Checkpoint"])
    }

    @MainActor
    private final class Answers {
        var values: [Bool] = []
    }

    @Test("an observer of checkpoints may ask what can be redone")
    func checkpoints() {
        let page = Page()
        let answers = Answers()
        let observer = NotificationCenter.default.addObserver(
            forName: .NSUndoManagerCheckpoint, object: page.manager, queue: nil
        ) { _ in MainActor.assumeIsolated { answers.values.append(page.manager.canRedo) } }
        defer { NotificationCenter.default.removeObserver(observer) }
        page.write("a")
        page.manager.undo()
        #expect(answers.values == [false, false, false])
        answers.values = []
        #expect(page.manager.canRedo)
        #expect(answers.values == [true])
    }

    @Test("undoes the last nested group alone")
    func nested() {
        let page = Page()
        page.manager.groupsByEvent = false
        page.manager.beginUndoGrouping()
        page.write("a")
        page.manager.beginUndoGrouping()
        page.write("b")
        page.manager.undoNestedGroup()
        #expect(page.words == ["a"] && page.manager.groupingLevel == 1)
        page.manager.endUndoGrouping()
        page.manager.undoNestedGroup()
        #expect(page.words.isEmpty && page.manager.redoCount == 2 && page.manager.undoCount == 0)
    }

    @Test("says whether an action may be lost, when its group closes and after it is undone")
    func discardable() {
        let page = Page()
        page.manager.groupsByEvent = false
        let (posted, observers) = observe(page.manager)
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        page.manager.beginUndoGrouping()
        page.write("a")
        page.manager.setActionIsDiscardable(true)
        page.manager.endUndoGrouping()
        #expect(posted.discardable == 2 && page.manager.undoActionIsDiscardable)
        page.manager.undo()
        #expect(page.manager.redoActionIsDiscardable && !page.manager.undoActionIsDiscardable)
        page.manager.beginUndoGrouping()
        page.manager.beginUndoGrouping()
        page.write("b")
        page.manager.setActionIsDiscardable(true)
        page.manager.endUndoGrouping()
        page.write("c")
        page.manager.beginUndoGrouping()
        page.write("d")
        page.manager.endUndoGrouping()
        page.manager.endUndoGrouping()
        #expect(!page.manager.undoActionIsDiscardable, "one change of several is to be saved")
    }

    @Test("names its commands in the user's language")
    func titles() {
        let page = Page()
        page.write("a")
        let session = SessionContext.fixture()
        let words = [("en_US", "Undo Typing", "Redo"), ("de_DE", "Typing widerrufen", "Wiederholen")]
        for (locale, title, empty) in words {
            session.preferences = SessionPreferences(locale: Locale(identifier: locale))
            SessionContext.$current.withValue(session) {
                page.manager.setActionName("Typing")
                #expect(page.manager.undoMenuItemTitle == title)
                #expect(page.manager.redoMenuItemTitle == empty)
            }
        }
    }

    @Test("of the environment is the window's")
    func environment() throws {
        let host = TestHost(Undoing())
        try host.find(label: "Add").tap()
        #expect(host.contains(label: "count 1"))
        try host.find(label: "Undo").tap()
        #expect(host.contains(label: "count 0"))
        try host.find(label: "Redo").tap()
        #expect(host.contains(label: "count 1"))
    }
}

// MARK: - Fixtures

@MainActor @Observable
private final class Counted {
    var count = 0

    func add(_ step: Int, _ manager: UndoManager?) {
        count += step
        manager?.registerUndo(withTarget: self) { $0.add(-step, manager) }
    }
}

private struct Undoing: View {
    @State private var counted = Counted()
    @Environment(\.undoManager) private var undoManager
    var body: some View {
        VStack {
            Text(verbatim: "count \(counted.count)")
            Button("Add") { counted.add(1, undoManager) }
            Button("Undo") { undoManager?.undo() }
            Button("Redo") { undoManager?.redo() }
        }
    }
}
