// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineDevelopment

@Suite struct HandOverNotesTests {
    @Test func `a value that is not handed over is named once, whatever build and session says so`() {
        var notes = HandOverNotes()
        let said = { (value: String, session: String) in
            "2026-12-01T09:00:00Z notice vitrine: [web.capsule.unkept] \(value) is not Codable session=\(session)"
        }
        let lines = [said("Notes.opaque", "1f"), said("Notes.opaque", "2e"), said("Notes.cache", "2e")]
        #expect(lines.map { notes.isNews($0) } == [true, false, true])
    }

    @Test func `a state that does not fit is named once`() {
        var notes = HandOverNotes()
        let line = "warning vitrine: [unfit-state] A state that was kept as Swift.Int does not fit Swift.String"
        #expect([line + " session=1f", line + " session=2e"].map { notes.isNews($0) } == [true, false])
    }

    @Test func `that another build goes on is said once`() {
        var notes = HandOverNotes()
        let line = "notice vitrine: [web.session.restored] of another build: what it has no more starts anew"
        #expect([line, line].map { notes.isNews($0) } == [true, false])
    }

    @Test func `all else is said each time`() {
        var notes = HandOverNotes()
        for line in ["printed", "notice vitrine: [web.session.restored] woke up"] {
            #expect([line, line].map { notes.isNews($0) } == [true, true])
        }
    }
}
