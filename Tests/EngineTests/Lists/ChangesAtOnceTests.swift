// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// A list whose rows, selection and edit mode change in one transaction, as when what is selected is deleted.
@MainActor @Suite("A list that changes in several ways at once")
struct ChangesAtOnceTests {
    enum Change: CaseIterable { case removal, insertion, selection, mode }

    private struct Page: View {
        let changes: [Change]
        let isAnimated: Bool
        @State private var numbers = Array(1...6)
        @State private var selection: Set<Int> = [5]
        @State private var mode = EditMode.active
        @State private var currency = "USD"

        var body: some View {
            VStack {
                Button("Change") { withAnimation(isAnimated ? .default : nil) { change() } }
                Button("Euro") { currency = "EUR" }
                List(selection: $selection) {
                    Section("Header") { ForEach(numbers, id: \.self) { Text("\(currency) \($0)") } }
                    Section {
                        LabeledContent("Total") { Text("\(currency) \(numbers.reduce(0, +))") }
                    } footer: {
                        Text("\(currency) footer")
                    }
                    .selectionDisabled()
                }
                .environment(\.editMode, $mode)
            }
        }

        private func change() {
            if changes.contains(.removal) { numbers.removeAll { $0 == 5 } }
            if changes.contains(.insertion) { numbers.insert(9, at: 1) }
            if changes.contains(.selection) { selection = [] }
            if changes.contains(.mode) { mode = .inactive }
        }
    }

    private nonisolated static let combinations: [[Change]] = (1..<16).map { bits in
        Change.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
    }

    @Test("shows in every row what is written later", arguments: combinations, [false, true])
    func laterWrites(changes: [Change], isAnimated: Bool) async throws {
        let host = TestHost(Page(changes: changes, isAnimated: isAnimated))
        try host.find(label: "Change").tap()
        await host.settle()
        try host.find(label: "Euro").tap()
        let shown = host.labels.filter { $0.contains("EUR") || $0.contains("USD") }
        let sum = 21 - (changes.contains(.removal) ? 5 : 0) + (changes.contains(.insertion) ? 9 : 0)
        #expect(shown.contains("EUR \(sum)") && shown.contains("EUR footer"), "\(host.labels)")
        #expect(!shown.contains { $0.contains("USD") }, "\(host.labels)")
    }
}
