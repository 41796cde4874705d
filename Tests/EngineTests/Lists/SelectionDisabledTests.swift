// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Rows and choices that the user cannot select.
@MainActor
@Suite("What cannot be selected")
struct SelectionDisabledTests {
    private struct Fruits: View {
        @State private var chosen: String?
        @State private var isFull = false

        var body: some View {
            VStack {
                Text("chosen \(chosen ?? "none")")
                Button("Fill") { isFull = true }
                List(["Apple", "Banana"], id: \.self, selection: $chosen) { name in
                    Text(name).selectionDisabled(name == "Apple" && !isFull)
                }
            }
        }
    }

    @Test("a row of a list is not pressed as long as it cannot be selected")
    func list() throws {
        let host = TestHost(Fruits())
        #expect(throws: TestHost.NotFound.self) { try host.find(role: .button, label: "Apple") }
        try host.find(role: .button, label: "Banana").tap()
        #expect(host.contains(label: "chosen Banana"))
        try host.find(label: "Fill").tap()
        try host.find(role: .button, label: "Apple").tap()
        #expect(host.contains(label: "chosen Apple"))
    }

    private struct Editing: View {
        @State private var chosen: Set<String> = []

        var body: some View {
            List(selection: $chosen) {
                ForEach(["Apple", "Banana"], id: \.self) { name in
                    Text(name).selectionDisabled(name == "Apple")
                }
            }
            .environment(\.editMode, .constant(.active))
        }
    }

    @Test("a row of a list in edit mode has no mark")
    func editing() throws {
        let host = TestHost(Editing())
        #expect(host.root.all { $0.role == .toggle }.map(\.label) == ["Banana"])
        #expect(host.contains(label: "Apple"))
    }

    private struct Town: Identifiable {
        let id: Int
    }

    private struct Towns: View {
        @State private var chosen: Int?

        var body: some View {
            VStack {
                Text("chosen \(chosen ?? 0)")
                Table(of: Town.self, selection: $chosen) {
                    TableColumn("Name") { Text("Town \($0.id)") }
                } rows: {
                    ForEach([Town(id: 1), Town(id: 2)]) { town in
                        TableRow(town).selectionDisabled(town.id == 1)
                    }
                }
            }
        }
    }

    @Test("a row of a table is not pressed")
    func table() throws {
        let host = TestHost(Towns(), width: 800)
        #expect(throws: TestHost.NotFound.self) { try host.find(role: .button, label: "Town 1") }
        try host.find(role: .button, label: "Town 2").tap()
        #expect(host.contains(label: "chosen 2"))
    }

    private struct Flavours: View {
        @State private var chosen = "Mint"

        var body: some View {
            VStack {
                Text("chosen \(chosen)")
                Picker("Flavour", selection: $chosen) {
                    ForEach(["Mint", "Vanilla", "Lemon"], id: \.self) { name in
                        Text(name).selectionDisabled(name == "Vanilla")
                    }
                }
            }
        }
    }

    @Test("a choice of a picker is disabled, however the picker looks")
    func picker() throws {
        let segments = TestHost(Flavours().pickerStyle(.segmented))
        #expect(segments.root.all { $0.role == .radio && $0.isDisabled }.map(\.label) == ["Vanilla"])
        try segments.find(role: .radio, label: "Lemon").tap()
        #expect(segments.contains(label: "chosen Lemon"))
        let menu = TestHost(Flavours().pickerStyle(.menu))
        try menu.find(role: .picker, label: "Flavour").tap()
        #expect(menu.root.all { $0.role == .menuItem && $0.isDisabled }.map(\.label) == ["Vanilla"])
        let rows = TestHost(Form { Flavours().pickerStyle(.inline) })
        #expect(rows.root.all { $0.role == .radio && $0.isDisabled }.map(\.label) == ["Vanilla"])
        let wheel = TestHost(Flavours().pickerStyle(.wheel))
        try wheel.find(role: .picker, label: "Flavour").choose("Vanilla")
        #expect(wheel.contains(label: "chosen Mint"))
        try wheel.find(role: .picker, label: "Flavour").choose("Lemon")
        #expect(wheel.contains(label: "chosen Lemon"))
    }
}
