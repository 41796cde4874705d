// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineTesting

@testable import Chores

/// Chores are added, done, changed, moved and deleted, and are there again after a restart.
@MainActor
@Suite("Sample Chores")
struct ChoresWalk {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("chores-\(UUID().uuidString).json")

    private func walk(_ titles: [String] = []) throws -> Walk {
        let store = ChoreStore(fileURL: file)
        for title in titles { store.add(Chore(title: title)) }
        return try Walk(view: ContentView().environmentObject(store))
    }

    @Test func choresAreAddedAndKept() throws {
        let first = try walk()
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(first.sees("Nothing to do"))
        try first.tap("Add chore")
        #expect(try first.host.find(role: .button, label: "Add").isDisabled)
        try first.type("Water the plants", into: "What has to be done?")
        try first.tap("Add")
        #expect(!first.sees("New chore"))
        #expect(first.sees("1 open"))
        try first.tap("Finish Water the plants")
        #expect(first.sees("Reopen Water the plants"))
        #expect(first.sees("0 open"))

        let second = try walk()
        #expect(second.sees("Reopen Water the plants"))
        #expect(first.diagnostics.isEmpty && second.diagnostics.isEmpty)
    }

    @Test func aDetailWritesIntoTheList() throws {
        let walk = try walk(["Sweep"])
        defer { try? FileManager.default.removeItem(at: file) }
        try walk.tap("Sweep")
        try walk.type(" the yard", into: "Title")
        try walk.tap("High")
        try walk.tap("Has a date")
        #expect(walk.sees("Due"))
        try walk.tap("Back")
        #expect(walk.sees(part: "Sweep the yard"))
        #expect(walk.sees(part: "High priority"))
    }

    @Test func chosenChoresAreDeletedTogether() throws {
        let walk = try walk(["One", "Two", "Three"])
        defer { try? FileManager.default.removeItem(at: file) }
        try walk.tap("Edit")
        try walk.tap("Finish One, One")
        try walk.tap("Finish Three, Three")
        try walk.tap("Delete 2")
        #expect(!walk.sees(part: "One") && walk.sees(part: "Two") && !walk.sees(part: "Three"))
        #expect(walk.sees("Edit"))
    }

    @Test func theFolderOfDocumentsTakesTheFile() throws {
        _ = try walk()
        // The default name is that of whoever runs this.
        let kept = ChoreStore.documentsFolder.appendingPathComponent("chores-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: kept) }
        let store = ChoreStore(fileURL: kept)
        store.add(Chore(title: "Kept"))
        #expect(store.saveError == nil)
        #expect(ChoreStore(fileURL: kept).chores.map(\.title) == ["Kept"])
    }
}
