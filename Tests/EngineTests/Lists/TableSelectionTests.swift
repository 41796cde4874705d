// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Rows of a table that a mouse selects, several of them without edit mode.
@MainActor
@Suite("Table selection")
struct TableSelectionTests {
    private struct Letter: Identifiable {
        let id: String
    }

    private struct Letters: View {
        var isMultiple = true
        @State private var chosen: Set<String> = []
        @State private var one: String?
        @State private var opened = "nothing"

        private var letters: [Letter] { ["A", "B", "C", "D"].map { Letter(id: $0) } }

        var body: some View {
            VStack {
                Text("chosen \(isMultiple ? chosen.sorted().joined() : one ?? "")")
                Text("opened \(opened)")
                if isMultiple {
                    Table(letters, selection: $chosen) { TableColumn("Name") { Text("row \($0.id)") } }
                } else {
                    Table(letters, selection: $one) { TableColumn("Name") { Text("row \($0.id)") } }
                }
            }
            .contextMenu(forSelectionType: String.self) { _ in
                Button("Open") {}
            } primaryAction: { names in
                opened = names.sorted().joined()
            }
        }
    }

    private func click(_ name: String, _ bits: Int, in host: TestHost) throws {
        let row = try host.find(role: .button, label: "row \(name)")
        let layer = try #require(host.scene.display.eventLayer(for: row.element))
        #expect(layer.events.contains(.clicks))
        let click = try #require(MouseClick(bits))
        let outcome = host.scene.send(.click(click), to: layer.id)
        #expect(outcome == .handled)
        host.scene.flush()
    }

    @Test("a click selects a row alone, with the command key beside others, with the shift key all up to it")
    func clicks() throws {
        let host = TestHost(Letters(), width: 900)
        let (shift, command) = (1, 8)
        let steps: [(String, Int, String)] = [
            ("B", 0, "B"), ("D", command, "BD"), ("B", command, "D"), ("D", 0, "D"), ("B", shift, "BCD"),
            ("C", shift, "CD"), ("A", 0, "A"), ("C", shift, "ABC"), ("C", command, "AB"),
        ]
        for (name, keys, chosen) in steps {
            try click(name, keys, in: host)
            #expect(host.contains(label: "chosen \(chosen)"), "\(name), \(keys)")
        }
        #expect(host.contains(label: "opened nothing"))
    }

    @Test("a stretch that begins nowhere is the row alone")
    func firstStretch() throws {
        let host = TestHost(Letters(), width: 900)
        try click("C", 1, in: host)
        #expect(host.contains(label: "chosen C"))
    }

    @Test("the second click is the primary action, a tap is it at once", arguments: [true, false])
    func primaryAction(isMultiple: Bool) throws {
        let host = TestHost(Letters(isMultiple: isMultiple), width: 900)
        try click("B", 0, in: host)
        #expect(host.contains(label: "chosen B") && host.contains(label: "opened nothing"))
        try click("B", 16, in: host)
        #expect(host.contains(label: "chosen B") && host.contains(label: "opened B"))
        try host.find(role: .button, label: "row C").tap()
        #expect(host.contains(label: "chosen C") && host.contains(label: "opened C"))
    }

    @Test("arrows select the row that they lead to, with the shift key all up to it, and open nothing")
    func arrows() throws {
        let host = TestHost(Letters(), width: 900)
        let (arrow, shift) = (32, 33)
        let steps = [("B", arrow, "B"), ("C", shift, "BC"), ("D", shift, "BCD"), ("C", shift, "BC"), ("D", arrow, "D")]
        for (name, keys, chosen) in steps {
            try click(name, keys, in: host)
            #expect(host.contains(label: "chosen \(chosen)"), "\(name), \(keys)")
        }
        #expect(host.contains(label: "opened nothing"))
        let single = TestHost(Letters(isMultiple: false), width: 900)
        try click("B", arrow, in: single)
        try click("C", shift, in: single)
        #expect(single.contains(label: "chosen C") && single.contains(label: "opened nothing"))
    }

    @Test("arrows select rows that the user can select, outside of edit mode")
    func selectableByArrows() throws {
        func takesArrows(_ host: TestHost) throws -> Bool {
            let row = try host.find(label: "row A").element
            return host.scene.display.eventLayer(for: row)?.events.contains(.arrows) ?? false
        }
        #expect(try takesArrows(TestHost(Letters(), width: 900)))
        #expect(try takesArrows(TestHost(Letters(isMultiple: false), width: 900)))
        func touched(_ view: Letters) -> TestHost {
            let session = SessionContext(textEngine: RecordedTextEngine())
            session.preferences.hasCoarsePointer = true
            return TestHost(view, session: session, viewport: Viewport(width: 900, height: 844))
        }
        #expect(try !takesArrows(touched(Letters())))
        #expect(try takesArrows(touched(Letters(isMultiple: false))))
    }

    @Test("each row has a cell, also where a tap selects none", arguments: [false, true])
    func cells(isTouched: Bool) {
        struct Plain: View {
            @State private var chosen: Set<String> = []

            var body: some View {
                Table(["A", "B"].map { Letter(id: $0) }, selection: $chosen) {
                    TableColumn("Name") { Text("row \($0.id)") }
                }
            }
        }
        let session = SessionContext(textEngine: RecordedTextEngine())
        session.preferences.hasCoarsePointer = isTouched
        let host = TestHost(Plain(), session: session, viewport: Viewport(width: 900, height: 844))
        let rows = host.root.all { row in row.role == .row && row.all { $0.role == .columnHeader }.isEmpty }
        #expect(rows.map { row in row.all { $0.role == .cell }.count } == [1, 1])
    }

    @Test("no mouse sends keys that there are none of")
    func bits() {
        #expect(MouseClick(-1) == nil && MouseClick(64) == nil && MouseClick(63) != nil)
    }
}
