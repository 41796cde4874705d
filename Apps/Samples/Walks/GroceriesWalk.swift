// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineTesting

@testable import Groceries

/// What is missing is written down, bought and removed, in all windows at once.
@MainActor
@Suite("Sample Groceries")
struct GroceriesWalk {
    private func add(_ name: String, _ walk: Walk) throws {
        try walk.type(name, into: "What is missing?")
        try walk.tap("Add")
    }

    private func isBought(_ name: String, _ walk: Walk) throws -> Bool {
        try walk.host.find(role: .toggle, label: name).value == "1"
    }

    @Test func whatIsMissingIsAddedBoughtAndRemoved() async throws {
        let walk = try Walk(GroceriesApp())
        #expect(walk.sees("Nothing is missing"))
        #expect(try walk.host.find(role: .button, label: "Add").isDisabled)
        try add("Milk", walk)
        try add("Bread", walk)
        #expect(try !isBought("Milk", walk) && !walk.sees("Nothing is missing"))
        try walk.tap("Milk")
        #expect(try isBought("Milk", walk) && !isBought("Bread", walk))
        try walk.tap("Remove bought")
        await walk.settle()
        #expect(!walk.sees("Milk") && walk.sees("Bread"))
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func windowsSeeEachOthersChanges() async throws {
        let browser = Browser()
        let (one, other) = (try Walk(GroceriesApp(), in: browser), try Walk(GroceriesApp(), in: browser))
        try add("Milk", one)
        try add("Bread", other)
        for walk in [one, other, one, other] { await walk.settle() }
        #expect(one.sees("Bread") && other.sees("Milk"))
        try other.tap("Milk")
        for walk in [other, one] { await walk.settle() }
        #expect(try isBought("Milk", one) && !isBought("Bread", one))
        #expect(one.diagnostics.isEmpty && other.diagnostics.isEmpty)
    }
}
