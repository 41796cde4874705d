// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineTesting

@testable import Jotter

/// A note is found, written, pinned, moved and deleted.
@MainActor
@Suite("Sample Jotter")
struct JotterWalk {
    @Test func aNoteIsWritten() async throws {
        let walk = try Walk(JotterApp())
        try walk.tap(prefix: "Ideas")
        #expect(walk.sees(part: "Night lamp"))
        try walk.tap("New note")
        await walk.settle()
        #expect(walk.sees("0 words"))
        let text = try walk.host.find(role: .textField, label: "Text")
        #expect(text.isFocused)
        try text.type("Kite that sings")
        #expect(walk.sees("3 words"))
        #expect(walk.sees("Kite that sings"))
        try walk.tap("Pin")
        try walk.tap("Back")
        #expect(walk.sees("Pinned"))
        #expect(walk.sees("Others"))
        #expect(walk.sees(part: "No more text"))
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func aSearchFindsAndFindsNothing() throws {
        let walk = try Walk(JotterApp())
        try walk.tap(prefix: "Notes")
        try walk.type("ada", into: "Search notes")
        #expect(walk.sees(part: "Call Ada"))
        #expect(!walk.sees(part: "Groceries"))
        try walk.type("zzz", into: "Search notes")
        #expect(walk.sees(part: "No Results"))
    }

    @Test func notesAreOrderedMovedAndDeleted() throws {
        let walk = try Walk(JotterApp())
        try walk.tap(prefix: "Notes")
        #expect(walk.sees("Pinned"))
        try walk.openMenu(of: "Call Ada, About the garden")
        try walk.tap("Move to")
        try walk.tap("Recipes")
        #expect(!walk.sees(part: "Call Ada"))
        try walk.tap("Back")
        try walk.tap(prefix: "Recipes")
        #expect(walk.sees(part: "Call Ada"))
        try walk.tap("Delete")
        #expect(walk.sees("Delete this note?"))
    }
}
