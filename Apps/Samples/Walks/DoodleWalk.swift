// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineTesting

@testable import Doodle

/// Strokes are drawn, undone, redone and cleared.
@MainActor
@Suite("Sample Doodle")
struct DoodleWalk {
    private func draw(by distance: CGSize, in walk: Walk) async throws {
        try walk.host.find(identifier: "canvas").drag(by: distance)
        // What is registered in a turn of the main actor is undone at once.
        await walk.settle()
    }

    @Test func strokesAreUndoneAndRedone() async throws {
        let walk = try Walk(DoodleApp())
        #expect(walk.sees("Drawing of 0 strokes"))
        #expect(try walk.host.find(role: .button, label: "Undo").isDisabled)
        try await draw(by: CGSize(width: 80, height: 40), in: walk)
        try walk.tap("Red")
        try await draw(by: CGSize(width: -60, height: 90), in: walk)
        #expect(walk.sees("Drawing of 2 strokes"))

        try walk.tap("Undo")
        #expect(walk.sees("Drawing of 1 strokes"))
        try walk.tap("Redo")
        #expect(walk.sees("Drawing of 2 strokes"))

        try walk.tap("Clear")
        try walk.tap("Clear drawing")
        await walk.settle()
        #expect(walk.sees("Drawing of 0 strokes"))
        try walk.tap("Undo")
        #expect(walk.sees("Drawing of 2 strokes"))
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func aColourAndAWidthAreChosen() throws {
        let walk = try Walk(DoodleApp())
        #expect(try walk.host.find(label: "Blue").isSelected)
        try walk.tap("Green")
        #expect(try walk.host.find(label: "Green").isSelected)
        #expect(try !walk.host.find(label: "Blue").isSelected)
        try walk.host.find(label: "Width").slide(to: 20)
        try walk.tap("Grid")
    }
}
