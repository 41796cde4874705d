// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineTesting

@testable import Shelf

/// Books are opened by tag, rated, reviewed and ordered, over the links of earlier systems.
@MainActor
@Suite("Sample Shelf")
struct ShelfWalk {
    private func titles(in walk: Walk) -> [String] {
        walk.host.labels.compactMap { label in
            ["A Map of Salt", "Ironwood", "The Long Shore"].first { label.hasPrefix($0) }
        }
        .reduce(into: []) { found, title in if !found.contains(title) { found.append(title) } }
    }

    private func open(_ title: String, in walk: Walk) throws {
        try walk.tap(prefix: title)
    }

    @Test func aBookIsRatedAndFinished() throws {
        let walk = try Walk(ShelfApp(), height: 1_200)
        #expect(titles(in: walk) == ["A Map of Salt", "Ironwood", "The Long Shore"])
        #expect(walk.sees("Finished 0 of 3"))
        try open("Ironwood", in: walk)
        let rating = try walk.host.find(label: "Rating")
        #expect(rating.value == "0 stars")
        try walk.host.touch(at: .init(x: rating.frame.maxX - 4, y: rating.frame.midY)).lift()
        #expect(try walk.host.find(label: "Rating").value == "5 stars")
        try walk.tap("Finished")
        try walk.tap("Write a review")
        try walk.type("Dark.", into: "Review")
        try walk.tap("Save")
        #expect(walk.sees("Dark."))
        try walk.tap("Back")
        #expect(walk.sees("Finished 1 of 3"))
        #expect(walk.sees(part: "Ironwood, Z. Petrov, 5 stars"))
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func aButtonOpensABookAndAPage() throws {
        let walk = try Walk(ShelfApp(), height: 1_200)
        try walk.tap("Surprise me")
        #expect(walk.sees("The Long Shore"))
        #expect(try walk.host.find(label: "Rating").value == "4 stars")
        try walk.tap("Back")
        try walk.tap("About")
        #expect(walk.sees("A shelf for three books."))
        try walk.tap("Back to the shelf")
        #expect(!walk.sees("A shelf for three books."))
        try walk.tap("Surprise me")
        #expect(try walk.host.find(label: "Rating").value == "4 stars")
    }

    @Test func anActionSheetOrdersTheBooks() throws {
        let walk = try Walk(ShelfApp(), height: 1_200)
        try walk.tap("Order")
        #expect(walk.sees("Order by"))
        try walk.tap("Rating")
        #expect(titles(in: walk) == ["A Map of Salt", "The Long Shore", "Ironwood"])
    }
}
