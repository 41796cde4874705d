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
