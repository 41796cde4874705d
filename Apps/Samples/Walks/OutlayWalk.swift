// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineTesting

@testable import Outlay

/// Expenses are entered, summed, kept and cleared.
@MainActor
@Suite("Sample Outlay")
struct OutlayWalk {
    private func add(_ name: String, _ amount: String, type: String? = nil, in walk: Walk) throws {
        try walk.tap("Add expense")
        try walk.type(name, into: "Name")
        try walk.type(amount, into: "Amount")
        if let type { try walk.host.find(label: "Type").choose(type) }
        try walk.tap("Save")
    }

    @Test func expensesAreSummedAndKept() throws {
        let browser = Browser()
        let walk = try Walk(OutlayApp(), in: browser)
        #expect(walk.sees("Nothing yet"))
        try add("Lunch", "12.50", in: walk)
        #expect(walk.sees("Lunch, 12.5 euros"))
        try add("Train", "80", type: "Business", in: walk)
        #expect(walk.sees("Train, 80 euros"))
        #expect(walk.sees("Total, €92.50"))
        #expect(walk.diagnostics.isEmpty)

        let again = try Walk(OutlayApp(), in: browser)
        #expect(again.sees("Lunch, 12.5 euros"))
        try again.tap("Clear everything")
        #expect(again.sees("All 2 expenses will be lost."))
        try again.tap("Clear")
        #expect(!again.sees("Lunch, 12.5 euros"))
        #expect(again.sees("Total, €0.00"))
    }

    @Test func anAmountIsANumber() throws {
        let walk = try Walk(OutlayApp())
        try add("Lunch", "much", in: walk)
        #expect(walk.sees("\"much\" is not a number."))
        try walk.tap("OK")
        #expect(walk.sees("New expense"))
        try walk.tap("Cancel")
        #expect(!walk.sees("New expense"))
    }

    @Test func anExpenseIsDeletedInEditMode() throws {
        let walk = try Walk(OutlayApp())
        try add("Lunch", "12.50", in: walk)
        try walk.tap("Edit")
        try walk.host.find(role: .button, label: "Remove").tap()
        try walk.tap("Delete")
        #expect(!walk.sees("Lunch, 12.5 euros"))
        try walk.tap("Done")
    }
}
