// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Lists that say what a user may do with the rows of a bound collection.
@MainActor
@Suite("List with editActions")
struct EditActionsTests {
    private struct Item: Identifiable {
        let id: Int
        var name: String
    }

    private struct Screen: View {
        let actions: EditActions<[Item]>
        @State private var items = [Item(id: 1, name: "One"), Item(id: 2, name: "Two")]

        var body: some View {
            NavigationStack {
                List($items, editActions: actions) { $item in Text(item.name) }.toolbar { EditButton() }
            }
        }
    }

    @Test("Rows can be deleted where that is allowed")
    func deletes() throws {
        let host = TestHost(Screen(actions: .delete))
        #expect(host.contains(label: "One") && host.contains(label: "Two"))
        try host.find(role: .button, label: "Delete").tap()
        #expect(!host.contains(label: "One") && host.contains(label: "Two"))
    }

    @Test("Nothing else is allowed")
    func moves() throws {
        let host = TestHost(Screen(actions: .move))
        try host.find(label: "Edit").tap()
        #expect(!host.contains(label: "Delete"))
    }
}
