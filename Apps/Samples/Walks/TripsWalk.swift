// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineTesting

@testable import Trips

/// Trips are added, edited, found, sorted and deleted, and are there again in the browser's next window.
@MainActor
@Suite("Sample Trips")
struct TripsWalk {
    private func add(_ name: String, _ walk: Walk) throws {
        try walk.tap("Add trip")
        try walk.type(name, into: "Name")
        try walk.tap("Back")
    }

    @Test func tripsAreAddedAndKept() async throws {
        let browser = Browser()
        let walk = try Walk(TripsApp(), in: browser)
        #expect(walk.sees("No trips"))
        try add("Porto", walk)
        #expect(!walk.sees("No trips") && walk.sees(part: "Porto"))
        await walk.settle()

        let second = try Walk(TripsApp(), in: browser)
        #expect(second.sees(part: "Porto"))
        try add("Ravenna", second)
        await second.settle()
        await walk.settle()
        #expect(walk.sees(part: "Ravenna"), "a window sees what another one saves")
        #expect(try Walk(TripsApp()).sees("No trips"), "another browser has trips of its own")
        #expect(walk.diagnostics.isEmpty && second.diagnostics.isEmpty)
    }

    @Test func aTripHasSights() async throws {
        let walk = try Walk(TripsApp())
        try walk.tap("Add trip")
        try walk.type("Porto", into: "Name")
        try walk.type("Ribeira", into: "Add a new sight")
        try walk.tap("Add sight")
        try walk.tap("Ribeira")
        await walk.settle()
        try walk.tap("Back")
        #expect(walk.sees(part: "1 sights"))
        try walk.tap(prefix: "Porto")
        #expect(try walk.host.find(role: .toggle, label: "Ribeira").value == "1")
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func tripsAreSearchedAndDeleted() async throws {
        let walk = try Walk(TripsApp())
        for name in ["Porto", "Ravenna", "Uppsala"] { try add(name, walk) }
        try walk.type("PO", into: "Search")
        #expect(walk.sees(part: "Porto") && !walk.sees(part: "Ravenna"))
        try walk.host.find(role: .textField, label: "Search").clearText()
        #expect(walk.sees(part: "Ravenna"))
        try walk.tap("Delete")
        #expect(!walk.sees(part: "Porto") && walk.sees(part: "Ravenna") && walk.sees(part: "Uppsala"))
        await walk.settle()
        #expect(!walk.sees(part: "Porto") && walk.diagnostics.isEmpty)
    }
}
