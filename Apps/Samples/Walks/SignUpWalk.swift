// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineTesting

@testable import SignUp

/// A form is filled in from field to field, says what is wrong, and is sent.
@MainActor
@Suite("Sample SignUp")
struct SignUpWalk {
    private func field(_ label: String, in walk: Walk) throws -> TestElement {
        try walk.host.find(role: .textField, label: label)
    }

    @Test func returnLeadsThroughTheForm() async throws {
        let walk = try Walk(SignUpApp(), height: 1_400)
        await walk.settle()
        #expect(try field("Name", in: walk).isFocused)
        try walk.type("Ada", into: "Name")
        try walk.host.submit("Name")
        #expect(try field("Email", in: walk).isFocused)
        try walk.type("ada@example.org", into: "Email")
        try walk.host.submit("Email")
        #expect(try field("Password", in: walk).isFocused)
        try walk.type("Engine1843", into: "Password")
        #expect(walk.sees(part: "Strong"))
        try walk.host.submit("Password")
        try walk.type("Engine1843", into: "Repeat password")
        try walk.host.submit("Repeat password")
        #expect(try field("Phone", in: walk).isFocused)
        #expect(try walk.host.find(role: .button, label: "Create account").isDisabled)
        try walk.tap("I accept the terms")
        try walk.tap("Create account")
        #expect(walk.sees("Welcome, Ada!"))
        try walk.tap("Close")
        #expect(!walk.sees("Welcome, Ada!"))
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func whatIsWrongIsSaidOnceAFieldWasLeft() throws {
        let walk = try Walk(SignUpApp(), height: 1_400)
        try walk.type("a", into: "Name")
        #expect(!walk.sees(part: "Tell us your name."))
        try walk.type("nobody", into: "Email")
        #expect(walk.sees(part: "Tell us your name."))
        try walk.type("12", into: "Password")
        #expect(walk.sees(part: "This is no email address."))
        try walk.tap("Show password")
        #expect(try field("Password", in: walk).value == "12")
        try walk.type("x", into: "Phone")
        #expect(walk.sees(part: "At least 8 characters, please."))
        try walk.host.submit("Phone")
        #expect(walk.sees(part: "Digits only."))
        #expect(walk.sees(part: "The passwords differ."))
        #expect(try field("Name", in: walk).isFocused)
    }

    @Test func theBarAboveTheKeyboardMovesTheFocus() throws {
        let walk = try Walk(SignUpApp(), height: 1_400)
        try field("Name", in: walk).focus()
        #expect(try walk.host.find(role: .button, label: "Previous").isDisabled)
        try walk.tap("Next")
        #expect(try field("Email", in: walk).isFocused)
        try walk.tap("Done")
        #expect(try !field("Email", in: walk).isFocused)
    }
}
