// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineTesting

@testable import Habits

/// The welcome is read once; a habit is added, counted, renamed and deleted.
@MainActor
@Suite("Sample Habits")
struct HabitsWalk {
    @Test func theWelcomeIsReadOnce() throws {
        let browser = Browser()
        let walk = try Walk(HabitsApp(), in: browser)
        #expect(walk.sees("Small steps"))
        try walk.tap("Next")
        #expect(walk.sees("Every day"))
        try walk.tap("Next")
        #expect(!walk.sees("Skip"))
        try walk.tap("Get started")
        #expect(walk.sees("No habits"))
        #expect(walk.diagnostics.isEmpty)
        #expect(try Walk(HabitsApp(), in: browser).sees("No habits"))
    }

    @Test func aHabitIsKept() async throws {
        let browser = Browser()
        let walk = try Walk(HabitsApp(), in: browser)
        try walk.tap("Skip")
        try walk.tap("Add a habit")
        #expect(try walk.host.find(role: .button, label: "Save").isDisabled)
        try walk.type("Read", into: "Name")
        try walk.tap("Decrement")
        #expect(walk.sees("6 times a week"))
        try walk.tap("Save")
        #expect(walk.sees(part: "0 of 6"))
        try walk.tap("Count Read")
        try walk.tap("Count Read")
        #expect(walk.sees(part: "2 of 6"))
        await walk.settle()

        let again = try Walk(HabitsApp(), in: browser)
        #expect(again.sees(part: "2 of 6"))
        let stranger = try Walk(HabitsApp())
        try stranger.tap("Skip")
        #expect(stranger.sees("No habits"), "another browser has habits of its own")
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func aHabitIsChangedAndDeleted() throws {
        let browser = Browser()
        let walk = try Walk(HabitsApp(), in: browser)
        try walk.tap("Skip")
        try walk.tap("Add")
        try walk.type("Run", into: "Name")
        try walk.tap("Save")
        try walk.tap(prefix: "Book, Run")
        #expect(walk.sees("Goal: 7"))
        try walk.tap("Increment")
        #expect(walk.sees("Goal: 8"))
        try walk.tap("Delete")
        #expect(walk.sees("Delete Run?"))
        try walk.tap("Delete habit")
        #expect(walk.sees("No habits"))
    }
}
