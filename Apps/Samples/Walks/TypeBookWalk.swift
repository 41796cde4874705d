// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineTesting

@testable import TypeBook

/// Text styles are tried with other words, sizes, designs and weights.
@MainActor
@Suite("Sample TypeBook")
struct TypeBookWalk {
    @Test func aSampleIsTypedAndStyled() throws {
        let walk = try Walk(TypeBookApp(), height: 1_600)
        #expect(walk.host.labels.filter { $0.contains("Sphinx of black quartz") }.count == 11)
        try walk.tap("Try")
        let field = try walk.host.find(role: .textField, label: "Sample")
        try field.clearText()
        try field.type("Vow")
        #expect(try walk.host.find(identifier: "sample").label == "Vow")
        try walk.host.find(role: .slider, label: "Weight").slide(to: 9)
        #expect(walk.sees(part: "Black"))
        try walk.tap("Serif")
        try walk.tap("Italic")
        try walk.tap("Styles")
        #expect(walk.host.labels.filter { $0.contains("Vow") }.count == 11)
        #expect(walk.diagnostics.allSatisfy { $0.contains("AvenirNext") || $0.contains("pattern") })
    }

    @Test func aMenuChangesTheSizeOfText() throws {
        let walk = try Walk(TypeBookApp(), height: 1_600)
        let before = try walk.host.find(label: "Body").frame.height
        try walk.tap("Text size")
        try walk.tap("Huge")
        #expect(try walk.host.find(label: "Body").frame.height > before)
    }

    @Test func theFontOfTheBrandIsShown() throws {
        let walk = try Walk(TypeBookApp())
        try walk.tap("Brand")
        #expect(walk.sees("Avenir speaks"))
        // Avenir is Apple's: the system's font stands in, as heavy as the name says, and one diagnostic tells of it.
        #expect(walk.diagnostics.contains { $0.contains("AvenirNext") })
        #expect(walk.diagnostics.allSatisfy { $0.contains("AvenirNext") })
    }
}
