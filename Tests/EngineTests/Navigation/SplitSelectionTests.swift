// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Lists in columns whose selection is a set: one row at a time is shown, several are chosen in edit mode.
@MainActor
@Suite("Selections of columns")
struct SplitSelectionTests {
    private struct People: View {
        var isLink = false
        @State private var chosen: Set<String> = []

        var body: some View {
            NavigationSplitView {
                List(["Ann", "Bob", "Cid"], id: \.self, selection: $chosen) { name in
                    if isLink { NavigationLink(name, value: name) } else { Text(name) }
                }
                .navigationTitle(Text(verbatim: "\(chosen.count) chosen"))
                .toolbar {
                    EditButton()
                    Button("Both") { chosen = ["Ann", "Cid"] }
                }
            } detail: {
                Text(verbatim: "Shown " + chosen.sorted().joined(separator: ", "))
            }
        }
    }

    private func host(isLink: Bool = false, isRegular: Bool) -> TestHost {
        TestHost(
            People(isLink: isLink).environment(\.horizontalSizeClass, isRegular ? .regular : .compact),
            width: isRegular ? 1_000 : 390)
    }

    @Test(
        "a tap shows the row in the next column, in place of the one before",
        arguments: [false, true], [false, true])
    func tap(isLink: Bool, isRegular: Bool) throws {
        let host = host(isLink: isLink, isRegular: isRegular)
        func tap(_ name: String) throws {
            if isLink { try host.find(label: name).tap() } else { try host.find(role: .button, label: name).tap() }
        }
        try tap("Bob")
        #expect(host.contains(label: "Shown Bob"))
        if !isRegular { try host.find(label: "Back").tap() }
        try tap("Ann")
        #expect(host.contains(label: "Shown Ann"))
    }

    /// Lets arrow keys lead the focus to a row; returns whether it takes them.
    private func lead(
        to name: String, extends: Bool = false, isLink: Bool = false, in host: TestHost
    ) throws -> Bool {
        let found = try isLink ? host.find(label: name) : host.find(role: .button, label: name)
        let element = found.element
        let layer = try #require(host.scene.display.eventLayer(for: element))
        guard layer.events.contains(.arrows) else { return false }
        let click = try #require(MouseClick(extends ? 33 : 32))
        let outcome = host.scene.send(.click(click), to: layer.id)
        #expect(outcome == .handled)
        host.scene.flush()
        return true
    }

    @Test("arrows show the row that they lead to, and with the shift key choose it as well")
    func arrows() throws {
        let host = host(isRegular: true)
        #expect(try lead(to: "Bob", in: host))
        #expect(host.contains(label: "Shown Bob"))
        #expect(try lead(to: "Cid", extends: true, in: host))
        #expect(host.contains(label: "Shown Bob, Cid"))
        #expect(try lead(to: "Ann", in: host))
        #expect(host.contains(label: "Shown Ann"))
        try host.find(label: "Edit").tap()
        let row = try host.find(role: .toggle, label: "Ann").element
        let layer = try #require(host.scene.display.eventLayer(for: row))
        #expect(!layer.events.contains(.arrows))
    }

    @Test("a row that is a link is one control, and in edit mode one that is chosen", arguments: [false, true])
    func oneControl(isRegular: Bool) throws {
        let host = host(isLink: true, isRegular: isRegular)
        func controls() -> Int {
            host.root.all { $0.label == "Bob" }.filter { element in
                switch element.role {
                case .button, .link, .toggle: true
                default: false
                }
            }.count
        }
        #expect(controls() == 1)
        try host.find(label: "Edit").tap()
        #expect(controls() == 1 && host.root.all { $0.role == .toggle }.map(\.label) == ["Ann", "Bob", "Cid"])
    }

    @Test("arrows show the row of a link that they lead to")
    func arrowsToLinks() throws {
        let host = host(isLink: true, isRegular: true)
        for name in ["Bob", "Ann"] {
            #expect(try lead(to: name, isLink: true, in: host))
            #expect(host.contains(label: "Shown \(name)"))
        }
    }

    @Test(
        "a link that selects its value is a button, since no address finds what was selected", arguments: [false, true])
    func noAddress(isRegular: Bool) {
        let host = host(isLink: true, isRegular: isRegular)
        let rows = host.root.all { ["Ann", "Bob", "Cid"].contains($0.label) && $0.role != .none }
        #expect(rows.map(\.role) == [.button, .button, .button])
    }

    @Test("arrows open no row in place of its list", arguments: [false, true])
    func arrowsInPlace(isLink: Bool) throws {
        let host = host(isLink: isLink, isRegular: false)
        #expect(try !lead(to: "Bob", isLink: isLink, in: host))
    }

    @Test("only where the columns are side by side the row that is shown is marked", arguments: [false, true])
    func mark(isRegular: Bool) throws {
        let host = host(isRegular: isRegular)
        try host.find(role: .button, label: "Bob").tap()
        if !isRegular { try host.find(label: "Back").tap() }
        #expect(try host.find(role: .button, label: "Bob").isSelected == isRegular)
        #expect(try !host.find(role: .button, label: "Ann").isSelected)
    }

    @Test("in edit mode taps choose several, and nothing is shown in the list's place")
    func editing() throws {
        let host = host(isRegular: false)
        try host.find(role: .button, label: "Bob").tap()
        try host.find(label: "Back").tap()
        try host.find(label: "Edit").tap()
        #expect(host.contains(label: "0 chosen"))
        try host.find(role: .toggle, label: "Ann").tap()
        try host.find(role: .toggle, label: "Cid").tap()
        #expect(host.contains(label: "2 chosen"))
        try host.find(role: .toggle, label: "Ann").tap()
        #expect(host.contains(label: "1 chosen"))
        try host.find(label: "Done").tap()
        #expect(host.contains(label: "1 chosen") && !host.contains(label: "Shown Cid"))
    }

    @Test("where the columns are side by side what is shown stays chosen in edit mode")
    func editingBeside() throws {
        let host = host(isRegular: true)
        try host.find(role: .button, label: "Bob").tap()
        try host.find(label: "Edit").tap()
        try host.find(role: .toggle, label: "Ann").tap()
        #expect(host.contains(label: "Shown Ann, Bob"))
    }

    @Test("what the app selects is shown, unless rows are being chosen", arguments: [false, true])
    func chosenByTheApp(isEditing: Bool) throws {
        let host = host(isRegular: false)
        if isEditing { try host.find(label: "Edit").tap() }
        try host.find(label: "Both").tap()
        #expect(host.contains(label: "Shown Ann, Cid") == !isEditing)
    }
}
