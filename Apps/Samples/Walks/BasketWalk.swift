// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineTesting

@testable import Basket

/// Dishes are ordered and remembered, counted on the tab, paid, and the order is empty again.
@MainActor
@Suite("Sample Basket")
struct BasketWalk {
    /// Opens what begins with a text.
    private func open(_ start: String, in walk: Walk) throws {
        try walk.tap(prefix: start)
    }

    @Test func anOrderIsPlaced() throws {
        let walk = try Walk(BasketApp(), height: 1_200)
        #expect(walk.sees("Breakfast") || walk.sees("BREAKFAST"))
        try open("Risotto", in: walk)
        #expect(walk.sees("Mushrooms and old cheese."))
        try walk.tap("Order this")
        try walk.tap("Order this")
        try walk.tap("Back")
        try open("Porridge", in: walk)
        try walk.tap("Order this")
        try walk.tap("Back")

        let tab = try #require(walk.host.labels.first { $0.hasPrefix("Order") })
        #expect(tab.contains("3"))
        try walk.tap(tab)
        #expect(walk.sees("2 × Risotto"))
        #expect(walk.sees("1 × Porridge"))
        try walk.tap("Increment")
        #expect(walk.sees("3 × Risotto"))

        try walk.tap("Place order")
        #expect(walk.sees("Total: $54.05"))
        try walk.tap("10%")
        #expect(walk.sees("Total: $51.70"))
        try walk.host.find(label: "How do you want to pay?").choose("Card")
        try walk.tap("Add loyalty card")
        try walk.type("42", into: "Loyalty number")
        try walk.tap("Confirm order")
        #expect(walk.sees("Your total was $51.70. Thank you!"))
        try walk.tap("OK")
        #expect(walk.sees("Fish pie") || walk.sees(part: "Fish pie"))
        #expect(!walk.sees(part: "× Risotto"))
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func favouritesAreShownAlone() throws {
        let walk = try Walk(BasketApp(), height: 1_200)
        try open("Omelette", in: walk)
        try walk.tap("Remember")
        #expect(walk.sees("Forget"))
        try walk.tap("Back")
        try walk.tap("Only favourites")
        #expect(walk.sees(part: "Omelette"))
        #expect(!walk.sees(part: "Porridge"))
    }
}
