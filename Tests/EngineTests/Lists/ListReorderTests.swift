// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay

@testable import VitrineComponents
@testable import VitrineCore
@testable import VitrineTesting

/// Rows that move in a list change their chrome: the last one of a card has no line below it.
@MainActor
struct ListReorderTests {
    private struct Row: Identifiable, Hashable {
        let id: Int
    }

    /// A list whose section comes from a branch, as a list of what was found has it.
    private struct Rows: View {
        @State private var step = 0
        private let orders = [[1, 2, 3, 4], [4, 3, 2, 1], [2], [3, 1], [], [1, 2, 3, 4]]

        var body: some View {
            let rows = orders[step % orders.count].map(Row.init)
            VStack {
                Button("Next") { step += 1 }
                List {
                    if !rows.isEmpty {
                        Section("Rows") {
                            ForEach(rows) { row in
                                NavigationLink(value: row) { Text("Row \(row.id)") }
                                    .accessibilityIdentifier("row.\(row.id)")
                            }
                        }
                    }
                }
            }
        }
    }

    @Test func rowsStandInTheOrderOfTheirDataWhateverBecameOfTheirLines() throws {
        let host = TestHost(Rows())
        defer { host.unmount() }
        for expected in [[4, 3, 2, 1], [2], [3, 1], [], [1, 2, 3, 4], [1, 2, 3, 4]] {
            try host.find(label: "Next").tap()
            let tops = try (1...4).filter { host.contains(identifier: "row.\($0)") }
                .map { (id: $0, top: try host.frame(of: "row.\($0)").minY) }
            #expect(tops.sorted { $0.top < $1.top }.map(\.id) == expected)
        }
    }

    @Test func aListThatCameToAnOrderLooksLikeOneThatWasMadeInIt() throws {
        let moved = TestHost(Rows())
        defer { moved.unmount() }
        for _ in 0..<3 { try moved.find(label: "Next").tap() }
        let fresh = TestHost(Fresh())
        defer { fresh.unmount() }
        #expect(moved.scene.display.description == fresh.scene.display.description)
    }

    /// The same list, made with the rows that the other one comes to in three steps.
    private struct Fresh: View {
        var body: some View {
            VStack {
                Button("Next") {}
                List {
                    if true {
                        Section("Rows") {
                            ForEach([3, 1].map(Row.init)) { row in
                                NavigationLink(value: row) { Text("Row \(row.id)") }
                                    .accessibilityIdentifier("row.\(row.id)")
                            }
                        }
                    }
                }
            }
        }
    }
}
