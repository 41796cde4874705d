// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Sections that are collapsed, and rows that are selected.
@MainActor
@Suite("A list in a sidebar")
struct SidebarListTests {
    private struct Folders: View {
        var isSidebar = true
        @State private var isOpen = true

        var body: some View {
            if isSidebar { list.listStyle(.sidebar) } else { list.listStyle(.insetGrouped) }
        }

        private var list: some View {
            List {
                Section("Mail", isExpanded: $isOpen) { Text("Inbox") }
                Section("Plain") { Text(verbatim: "open \(isOpen)") }
            }
        }
    }

    @Test("has headers that expand and collapse their sections, with a chevron at their end")
    func sectionDisclosure() throws {
        let host = TestHost(Folders())
        let header = try host.find(role: .button, label: "Mail")
        #expect(header.value == "Expanded" && host.contains(label: "Inbox"))
        #expect(header.frame.width > 300)
        try header.tap()
        #expect(!host.contains(label: "Inbox") && host.contains(label: "open false"))
        #expect(try host.find(role: .button, label: "Mail").value == "Collapsed")
        try host.find(role: .button, label: "Mail").tap()
        #expect(host.contains(label: "Inbox") && host.contains(label: "open true"))
        #expect(throws: TestHost.NotFound.self) { try host.find(role: .button, label: "Plain") }
        #expect(try host.find(role: .heading, label: "Plain").label == "Plain")
    }

    @Test("is the only one whose headers do so")
    func headersElsewhere() throws {
        let host = TestHost(Folders(isSidebar: false))
        #expect(throws: TestHost.NotFound.self) { try host.find(role: .button, label: "Mail") }
        #expect(try host.find(role: .heading, label: "Mail").label == "Mail")
    }

    private enum Rows: CaseIterable { case tagged, linked, repeated, repeatedLinks, identified }

    /// A sidebar whose rows stand for values of the selection in different ways.
    private struct Boxes: View {
        struct Box: Identifiable {
            let id: String
        }

        let rows: Rows
        @State private var selection: String?

        var body: some View {
            NavigationSplitView {
                List(selection: $selection) { content }
                    .toolbar { Button("Choose") { selection = "Inbox" } }
            } detail: {
                Text(verbatim: "Chosen: \(selection ?? "none")")
            }
        }

        @ViewBuilder private var content: some View {
            let names = ["Inbox", "Sent"]
            switch rows {
            case .tagged: ForEach(0..<2) { Text(names[$0]).tag(names[$0]) }
            case .linked:
                NavigationLink("Inbox", value: "Inbox")
                NavigationLink("Sent", value: "Sent")
            case .repeated: ForEach(names, id: \.self) { Text($0) }
            case .repeatedLinks: ForEach(0..<2) { NavigationLink(names[$0], value: names[$0]) }
            case .identified: ForEach(names.map(Box.init)) { box in NavigationLink(box.id, value: box.id) }
            }
        }
    }

    /// The names of the rows on a fill for selected rows.
    private func marked(_ host: TestHost) throws -> [String] {
        let color = SystemColor.fill.value(in: EnvironmentValues())
        let frames = host.scene.fills.filter { layer in
            if case .fill(_, .color(color)) = layer.content { true } else { false }
        }.map { $0.frameInRoot() }
        return try ["Inbox", "Sent"].filter { name in
            let text = try #require(host.scene.display.root.all.first { $0.string == name }).frameInRoot()
            return frames.contains { $0.y <= text.y && $0.maxY >= text.maxY && $0.width > text.width }
        }
    }

    @Test("marks its selected row where columns are side by side, whatever the row is", arguments: Rows.allCases)
    private func selectedRow(rows: Rows) throws {
        let host = TestHost(Boxes(rows: rows).environment(\.horizontalSizeClass, .regular), width: 1_000)
        #expect(try marked(host).isEmpty)
        try host.find(label: "Sent").tap()
        #expect(host.contains(label: "Chosen: Sent"))
        #expect(try marked(host) == ["Sent"])
        try host.find(label: "Choose").tap()
        #expect(host.contains(label: "Chosen: Inbox"))
        #expect(try marked(host) == ["Inbox"])
    }
}
