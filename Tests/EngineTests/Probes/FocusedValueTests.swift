// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("Focused values")
struct FocusedValueTests {
    @Test("are those of the views around the one with the focus, the nearest first, and go with it")
    func focused() throws {
        let host = TestHost(Editors())
        #expect(host.contains(label: "note: none"))
        try host.find(identifier: "first").focus()
        #expect(host.contains(label: "note: first"))
        try host.find(identifier: "inner").focus()
        #expect(host.contains(label: "note: inner"))
        try host.find(identifier: "other").focus()
        #expect(host.contains(label: "note: none"))
    }

    @Test("are other ones when the view says another one, and gone when it goes")
    func changed() throws {
        let host = TestHost(Changing())
        try host.find(identifier: "field").focus()
        #expect(host.contains(label: "note: 0"))
        try host.find(label: "Count").tap()
        #expect(host.contains(label: "note: 1"))
        try host.find(label: "Remove").tap()
        #expect(host.contains(label: "note: none"))
    }

    @Test("of a scene are there as long as the view is, whatever has the focus")
    func ofScene() throws {
        let host = TestHost(SceneWide())
        #expect(host.contains(label: "note: page, shelf: Books"))
        try host.find(label: "Leave").tap()
        #expect(host.contains(label: "note: none, shelf: none"))
    }

    @Test("that are bindings are written through")
    func binding() throws {
        let host = TestHost(Bound())
        #expect(host.contains(label: "off"))
        try host.find(role: .toggle, label: "Switch").tap()
        #expect(host.contains(label: "on"))
        try host.find(label: "Clear").tap()
        #expect(host.contains(label: "off"))
    }

    @Test("run only the bodies that read them, and only when they differ")
    func counters() throws {
        let host = TestHost(Editors())
        try host.find(identifier: "first").focus()
        let before = host.scene.graph.counters.bodies
        try host.find(identifier: "second").focus()
        #expect(host.scene.graph.counters.bodies == before)
    }
}

// MARK: - Fixtures

private struct NoteKey: FocusedValueKey {
    typealias Value = String
}

private struct SwitchKey: FocusedValueKey {
    typealias Value = Binding<Bool>
}

extension FocusedValues {
    fileprivate var note: String? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }

    fileprivate var isOn: Binding<Bool>? {
        get { self[SwitchKey.self] }
        set { self[SwitchKey.self] = newValue }
    }
}

@Observable
private final class Shelf {
    var name: String
    init(name: String) { self.name = name }
}

private struct Reader: View {
    @FocusedValue(\.note) private var note
    var body: some View { Text("note: \(note ?? "none")") }
}

private struct Editors: View {
    @State private var text = ""
    var body: some View {
        VStack {
            Reader()
            VStack {
                TextField("A", text: $text).accessibilityIdentifier("first")
                TextField("B", text: $text).accessibilityIdentifier("second")
                VStack { TextField("C", text: $text).accessibilityIdentifier("inner") }.focusedValue(\.note, "inner")
            }
            .focusedValue(\.note, "first")
            TextField("D", text: $text).accessibilityIdentifier("other")
        }
    }
}

private struct Changing: View {
    @State private var text = ""
    @State private var count = 0
    @State private var isThere = true
    var body: some View {
        VStack {
            Reader()
            TextField("A", text: $text).accessibilityIdentifier("field")
                .focusedValue(\.note, isThere ? "\(count)" : nil)
            Button("Count") { count += 1 }
            Button("Remove") { isThere = false }
        }
    }
}

private struct SceneWide: View {
    private struct Both: View {
        @FocusedValue(\.note) private var note
        @FocusedValue(Shelf.self) private var shelf
        var body: some View { Text("note: \(note ?? "none"), shelf: \(shelf?.name ?? "none")") }
    }

    @State private var isIn = true
    @State private var shelf = Shelf(name: "Books")
    var body: some View {
        VStack {
            Both()
            if isIn { Text("In").focusedSceneValue(\.note, "page").focusedSceneValue(shelf) }
            Button("Leave") { isIn = false }
        }
    }
}

private struct Bound: View {
    private struct Switcher: View {
        @FocusedBinding(\.isOn) private var isOn
        var body: some View {
            VStack {
                Toggle(
                    "Switch",
                    isOn: Binding {
                        isOn ?? false
                    } set: {
                        isOn = $0
                    })
                Button("Clear") { $isOn.wrappedValue = false }
            }
        }
    }

    @State private var isOn = false
    var body: some View {
        VStack {
            Text(isOn ? "on" : "off").focusedSceneValue(\.isOn, $isOn)
            Switcher()
        }
    }
}
