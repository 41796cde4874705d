// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// The menu of the rows of lists and tables for what is selected.
@MainActor
@Suite("Menus for a selection")
struct SelectionMenuTests {
    private struct Fruits: View {
        var isMultiple = true
        @State private var chosen: Set<String> = ["Apple", "Cherry"]
        @State private var one: String? = "Apple"
        @State private var said = "nothing"

        var body: some View {
            VStack {
                Text("said \(said)")
                Text("chosen \(chosen.sorted().joined(separator: ", "))")
                if isMultiple {
                    List(["Apple", "Banana", "Cherry"], id: \.self, selection: $chosen) { Text($0) }
                } else {
                    List(["Apple", "Banana", "Cherry"], id: \.self, selection: $one) { Text($0) }
                }
            }
            .contextMenu(forSelectionType: String.self) { names in
                Button("Eat \(names.count)") { said = "eaten " + names.sorted().joined(separator: ", ") }
            } primaryAction: { names in
                said = "opened " + names.sorted().joined(separator: ", ")
            }
            .contextMenu(forSelectionType: Int.self) { _ in Button("Wrong") {} }
        }
    }

    @Test("the menu of a selected row is for all that is selected, that of another row for the row alone")
    func menu() throws {
        let host = TestHost(Fruits())
        try host.find(label: "Apple").openMenu()
        try host.find(label: "Eat 2").tap()
        #expect(host.contains(label: "said eaten Apple, Cherry"))
        try host.find(label: "Banana").openMenu()
        #expect(!host.contains(label: "Wrong"))
        try host.find(label: "Eat 1").tap()
        #expect(host.contains(label: "said eaten Banana"))
    }

    @Test(
        "a tap on a row runs the primary action, and selects the row where one can be selected",
        arguments: [true, false])
    func primaryAction(isMultiple: Bool) throws {
        let host = TestHost(Fruits(isMultiple: isMultiple))
        try host.find(role: .button, label: "Banana").tap()
        #expect(host.contains(label: "said opened Banana"))
        if !isMultiple { #expect(try host.find(role: .button, label: "Banana").isSelected) }
    }

    @Test("a click with the command key adds a row or takes it out, one with the shift key adds it, and opens nothing")
    func clicksWithKeys() throws {
        let host = TestHost(Fruits())
        let (shift, command) = (1, 8)
        let steps: [(String, Int, String)] = [
            ("Banana", command, "Apple, Banana, Cherry"), ("Apple", command, "Banana, Cherry"),
            ("Apple", shift, "Apple, Banana, Cherry"), ("Apple", shift, "Apple, Banana, Cherry"),
            ("Apple", shift | command, "Apple, Banana, Cherry"),
        ]
        for (name, keys, chosen) in steps {
            try click(name, keys, in: host)
            #expect(host.contains(label: "chosen \(chosen)"), "\(name), \(keys)")
        }
        #expect(host.contains(label: "said nothing"))
        try click("Banana", 0, in: host)
        #expect(host.contains(label: "said opened Banana"))
    }

    private func click(_ name: String, _ bits: Int, in host: TestHost) throws {
        let row = try host.find(role: .button, label: name)
        let layer = try #require(host.scene.display.eventLayer(for: row.element))
        #expect(layer.events.contains(.clicks))
        let outcome = host.scene.send(.click(try #require(MouseClick(bits))), to: layer.id)
        #expect(outcome == .handled)
        host.scene.flush()
    }

    private struct Towns: View {
        @State private var chosen: Int?
        @State private var said = "nothing"

        var body: some View {
            VStack {
                Text("said \(said)")
                Table([Town(id: 1), Town(id: 2)], selection: $chosen) {
                    TableColumn("Name") { Text("Town \($0.id)") }
                }
                .contextMenu(forSelectionType: Town.ID.self) { ids in
                    Button("Visit") { said = "visited \(ids.sorted())" }
                }
            }
        }
    }

    @Test("the rows of a table have it too")
    func table() throws {
        let host = TestHost(Towns(), width: 800)
        try host.find(role: .button, label: "Town 2").openMenu()
        try host.find(label: "Visit").tap()
        #expect(host.contains(label: "said visited [2]"))
    }
}

private struct Town: Identifiable {
    let id: Int
}
