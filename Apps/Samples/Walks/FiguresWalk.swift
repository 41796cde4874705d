// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineTesting

@testable import Figures

/// A chart of bars tells its values; others show the same numbers.
@MainActor
@Suite("Sample Figures")
struct FiguresWalk {
    @Test func aBarTellsItsValue() throws {
        let walk = try Walk(FiguresApp())
        let march = try walk.host.find(label: "Mar")
        #expect(march.value == "38")
        try march.touch()
        #expect(walk.sees("Mar: 38 cups of coffee"))
        #expect(try walk.host.find(label: "Mar").isSelected)
        try walk.tap("Tea, 158 cups")
        #expect(!walk.sees("Mar: 38 cups of coffee"))
        try walk.host.find(label: "Mar").touch()
        #expect(walk.sees("Mar: 25 cups of tea"))
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func theBarsHaveTheHeightsOfTheirValues() throws {
        let shape = LineShape([0, 1])
        let box = shape.path(in: .init(x: 0, y: 0, width: 100, height: 50)).boundingRect
        #expect(box.width == 100 && box.height == 50)
    }

    @Test func theSameNumbersAsALineAndAsARing() throws {
        let walk = try Walk(FiguresApp())
        try walk.tap("Line")
        #expect(walk.sees("Line of Coffee"))
        try walk.tap("Ring")
        #expect(walk.sees(part: "Coffee 45%"))
        #expect(!walk.sees("Line of Coffee"))
    }
}
