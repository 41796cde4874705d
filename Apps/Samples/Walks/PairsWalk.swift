// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Pairs

/// Cards are dealt and turned until all pairs are found.
@MainActor
@Suite("Sample Pairs")
struct PairsWalk {
    private func turn(_ card: Int, in walk: Walk) throws {
        try walk.host.find(identifier: "card.\(card)").touch()
    }

    private func face(_ card: Int, in walk: Walk) throws -> String {
        try walk.host.find(identifier: "card.\(card)").label
    }

    @Test func aGameIsPlayedToItsEnd() throws {
        let walk = try Walk(PairsApp())
        #expect(walk.sees("Halloween"))
        try walk.host.find(label: "Deal").touch()
        #expect(walk.host.contains(identifier: "card.11"))

        try turn(0, in: walk)
        try turn(2, in: walk)
        #expect(try face(0, in: walk) == "👻" && face(2, in: walk) == "🎃")
        try turn(1, in: walk)
        #expect(try face(0, in: walk) == "Hidden card" && face(1, in: walk) == "👻")
        try turn(0, in: walk)
        #expect(walk.sees("Score: 2"))

        for pair in 1..<6 {
            try turn(pair * 2, in: walk)
            try turn(pair * 2 + 1, in: walk)
        }
        #expect(walk.sees("Score: 12"))
        #expect(walk.sees("Done in 7 moves!"))
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func aThemeStartsANewGame() throws {
        let walk = try Walk(PairsApp())
        try walk.host.find(label: "Deal").touch()
        try turn(0, in: walk)
        try walk.tap("Theme")
        try walk.tap("Food")
        #expect(walk.sees("Food"))
        #expect(!walk.host.contains(identifier: "card.11") || !walk.sees("👻"))
        try walk.host.find(label: "Deal").touch()
        try turn(0, in: walk)
        #expect(try face(0, in: walk) == "🍎")
    }
}
