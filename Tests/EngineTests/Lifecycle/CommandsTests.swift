// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

@MainActor
@Suite("Commands and windows of an app")
struct CommandsTests {
    @Test("commands are unseen controls after the window's content, with the focus's values and their shortcuts")
    func commands() throws {
        let host = TestHost(AppView(CommandedApp()))
        #expect(host.labels == ["Window 0", "Notes", "Add to page", "Help", "Reset"])
        try host.find(label: "Add to page").tap()
        #expect(host.contains(label: "Window 1"))
        #expect(host.scene.display.description.contains("Meta+N"))
    }

    @Test("have room for their names, which screen readers would otherwise read cut off")
    func wholeNames() {
        let session = SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()))
        let host = TestHost(AppView(CommandedApp()), session: session)
        func texts(_ layer: Layer) -> [DisplayText] {
            var found = layer.children.flatMap(texts)
            if case .text(let text) = layer.content { found.append(text) }
            return found
        }
        let all = texts(host.scene.display.root)
        #expect(all.map(\.string).contains("Add to page"))
        #expect(all.allSatisfy { !$0.isTruncated && $0.lines.count == 1 })
    }

    @Test("are there for shortcuts only where the pointer is a finger, as on phones")
    func fingers() {
        let session = SessionContext(textEngine: RecordedTextEngine())
        session.preferences.hasCoarsePointer = true
        let host = TestHost(AppView(CommandedApp()), session: session)
        #expect(host.labels == ["Window 0"])
        #expect(host.scene.display.description.contains("Meta+N"))
        var preferences = session.preferences
        preferences.hasCoarsePointer = false
        host.scene.adopt(preferences, host.scene.viewport)
        host.scene.flush()
        #expect(host.labels == ["Window 0", "Notes", "Add to page", "Help", "Reset"])
    }

    @Test("of several scenes the first is the window")
    func scenes() {
        #expect(TestHost(AppView(SeveralWindows())).labels == ["First none"])
    }

    @Test("a window that is opened for values begins with the default one, which its content changes")
    func defaultValue() throws {
        let host = TestHost(AppView(Counting()))
        try host.find(label: "Value 7").tap()
        #expect(host.labels == ["Value 8"])
    }
}

// MARK: - Fixtures

private struct PageKey: FocusedValueKey {
    typealias Value = Binding<Int>
}

extension FocusedValues {
    fileprivate var page: Binding<Int>? {
        get { self[PageKey.self] }
        set { self[PageKey.self] = newValue }
    }
}

private struct CommandedApp: App {
    @State private var count = 0

    var body: some Scene {
        WindowGroup("Notes", id: "notes") {
            Text(verbatim: "Window \(count)").focusedSceneValue(\.page, $count)
        }
        .defaultSize(width: 800, height: 600)
        .windowResizability(.contentSize)
        .commands {
            SidebarCommands()
            NoteCommands()
            CommandGroup(replacing: .help) { Button("Help") {} }
            if count >= 0 {
                CommandGroup(after: .newItem) { Button("Reset") { count = 0 } }
            }
        }
        .commandsRemoved()
    }
}

private struct NoteCommands: Commands {
    @FocusedBinding(\.page) private var page

    var body: some Commands {
        CommandMenu("Notes") {
            Button(page == nil ? "No page" : "Add to page") { page? += 1 }.keyboardShortcut("n")
        }
    }
}

private struct Counting: App {
    var body: some Scene {
        WindowGroup("Numbers", id: "numbers", for: Int.self) { $value in
            Button("Value \(value)") { value += 1 }
        } defaultValue: {
            7
        }
    }
}

private struct SeveralWindows: App {
    var body: some Scene {
        WindowGroup(for: Int.self) { $value in
            Text(verbatim: "First \(value.map(String.init) ?? "none")")
        }
        WindowGroup(id: "second") { Text(verbatim: "Second") }
    }
}
