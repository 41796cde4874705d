// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineTesting

@testable import TipSplit

/// A bill is typed, shared and paid.
@MainActor
@Suite("Sample TipSplit")
struct TipSplitWalk {
    @Test func aBillIsSharedAndPaid() throws {
        let walk = try Walk(TipSplitApp(), height: 1_400)
        #expect(try walk.host.find(role: .button, label: "Mark as paid").isDisabled)

        let amount = try walk.host.find(role: .textField, label: "Amount")
        try amount.clearText()
        try walk.type("100", into: "Amount")
        try walk.tap("Done")
        #expect(try !walk.host.find(role: .textField, label: "Amount").isFocused)
        #expect(walk.sees("$15.00"))
        #expect(walk.sees("$57.50"))

        try walk.host.find(label: "Number of people").choose("4 people")
        try walk.tap("20%")
        #expect(walk.sees(part: "$30.00"))

        try walk.tap("Mark as paid")
        #expect(walk.sees("Everybody owes $30.00."))
        try walk.tap("Yes")
        #expect(walk.sees(part: "4 × $30.00"))
        #expect(walk.sees(part: "Somewhere"))
        #expect(try walk.host.find(role: .button, label: "Mark as paid").isDisabled)
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func nobodyTipsWithoutARemark() throws {
        let walk = try Walk(TipSplitApp(), height: 1_400)
        try walk.tap("0%")
        #expect(walk.sees("Was the service that bad?"))
        try walk.tap("Other percentage")
        try walk.tap("Increment")
        #expect(walk.sees("1%"))
        #expect(!walk.sees("Was the service that bad?"))
    }
}
