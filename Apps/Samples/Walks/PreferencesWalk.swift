// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineTesting

@testable import Preferences

/// Settings are changed, kept, shown in a summary, and reset.
@MainActor
@Suite("Sample Preferences")
struct PreferencesWalk {
    @Test func settingsAreKept() throws {
        let browser = Browser()
        let walk = try Walk(PreferencesApp(), in: browser, height: 1_600)
        #expect(walk.sees(part: "Nobody"))
        try walk.tap(prefix: "Nobody")
        try walk.type("Ada", into: "Name")
        try walk.tap("Back")
        #expect(walk.sees(part: "Ada"))
        try walk.host.find(label: "Appearance").choose("Dark")
        try walk.tap("Increment")
        #expect(walk.sees(part: "18 pt"))
        #expect(walk.diagnostics.isEmpty)

        let again = try Walk(PreferencesApp(), in: browser, height: 1_600)
        #expect(again.sees(part: "Ada"))
        #expect(again.sees(part: "18 pt"))
        #expect(try again.host.find(label: "Appearance").value == "Dark")
    }

    @Test func anAccentIsChosenOnAPageOfItsOwn() throws {
        let walk = try Walk(PreferencesApp(), height: 1_600)
        try walk.tap(prefix: "Accent")
        try walk.tap("Pink")
        #expect(walk.sees("Settings"))
        #expect(walk.sees(part: "Accent, Pink"))
    }

    @Test func aReminderIsSummed() throws {
        let walk = try Walk(PreferencesApp(), height: 1_600)
        #expect(walk.sees("Reminder, Off"))
        try walk.tap("Reminder, Off")
        #expect(try walk.host.find(role: .button, label: "Sunday").isDisabled)
        try walk.tap("Remind me")
        #expect(try walk.host.find(role: .button, label: "Monday").isSelected)
        try walk.tap("Monday")
        try walk.tap("Back")
        #expect(walk.sees("Reminder, Tue, Wed, Thu, Fri"))
        try walk.tap("Allow")
        #expect(!walk.sees(part: "Reminder, "))
    }

    @Test func everythingIsReset() throws {
        let walk = try Walk(PreferencesApp(), height: 1_600)
        try walk.tap("Increment")
        #expect(walk.sees(part: "18 pt"))
        try walk.tap("Advanced")
        #expect(walk.sees(part: "12.5 MB"))
        try walk.tap("Reset everything")
        #expect(walk.sees("Your name is kept."))
        try walk.tap("Reset")
        #expect(walk.sees(part: "16 pt"))
    }
}
