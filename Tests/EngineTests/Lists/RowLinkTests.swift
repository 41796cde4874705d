// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Rows that are pressed for an empty link inside, by which apps hide the chevron of a link.
@MainActor
@Suite("Links without a label in rows")
struct RowLinkTests {
    enum Arrangement: CaseIterable {
        case above, below, background, overlay, beside, titled, hidden, bound, visible
    }

    private struct Row: View {
        let arrangement: Arrangement
        @State private var isShown = false

        var body: some View {
            switch arrangement {
            case .above:
                ZStack {
                    content; empty.opacity(0)
                }
            case .below:
                ZStack {
                    empty.opacity(0); content
                }
            case .background: content.background(empty.opacity(0))
            case .overlay: content.overlay { empty.opacity(0) }
            case .beside:
                HStack {
                    content; empty.frame(width: 0).opacity(0)
                }
            case .titled: content.background(NavigationLink("", destination: Text("Page")).opacity(0))
            case .hidden: content.background { empty.hidden() }
            case .bound:
                content.background(
                    NavigationLink(destination: Text("Page"), isActive: $isShown) { EmptyView() }.opacity(0))
            case .visible:
                ZStack {
                    content; empty
                }
            }
        }

        private var content: some View {
            HStack {
                Text("Mug")
                Spacer()
                Text("12 €")
            }
            .frame(height: 90)
        }

        private var empty: some View { NavigationLink(destination: Text("Page")) { EmptyView() } }
    }

    private struct Shelf: View {
        let arrangement: Arrangement

        var body: some View {
            NavigationStack {
                List {
                    Text("Plain")
                    Row(arrangement: arrangement)
                }
            }
        }
    }

    @Test("The whole row is the link", arguments: Arrangement.allCases)
    func follows(arrangement: Arrangement) throws {
        let host = TestHost(Shelf(arrangement: arrangement))
        #expect(try host.find(role: .link, label: "Mug, 12 €").frame.height >= 90)
        #expect(host.labels.filter { !["Plain", "Mug, 12 €"].contains($0) } == [])
        #expect(throws: TestHost.NotFound.self) { try host.find(label: "Plain").tap() }
        try host.find(role: .link, label: "Mug, 12 €").tap()
        #expect(host.contains(label: "Page"))
    }

    enum Container: CaseIterable {
        case none, group, section, forEach, condition, disclosure, modified
    }

    private struct Labelled: View {
        let container: Container

        var body: some View {
            NavigationStack {
                List {
                    Text("Plain")
                    switch container {
                    case .none: link
                    case .group: Group { link }
                    case .section: Section { link }
                    case .forEach: ForEach(0..<1) { _ in link }
                    case .condition: if container == .condition { link }
                    case .disclosure: DisclosureGroup("More", isExpanded: .constant(true)) { link }
                    case .modified: link.padding(0).listRowSeparator(.hidden)
                    }
                    HStack(spacing: 0) { link }
                    VStack(alignment: .leading, spacing: 0) {
                        link
                        Text("Below")
                    }
                }
            }
        }

        private var link: some View {
            NavigationLink(destination: Text("Page")) { Text("Mug") }
        }
    }

    @Test(
        "A link has the row's insets where it is the row, and none of its own beside others",
        arguments: Container.allCases)
    func insets(container: Container) throws {
        let host = TestHost(Labelled(container: container))
        let start = try #require(starts(of: "Plain", in: host).first)
        let links = starts(of: "Mug", in: host)
        #expect(links.count == 3)
        #expect(links.dropFirst() == [start, start])
        #expect(container == .disclosure ? links[0] > start : links[0] == start)
    }

    /// The horizontal positions of the texts with these words, from above.
    private func starts(of words: String, in host: TestHost) -> [Double] {
        func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap { all($0) } }
        return all(host.scene.display.root)
            .filter { if case .text(let text) = $0.content { text.string == words } else { false } }
            .map { $0.frameInRoot() }
            .sorted { $0.y < $1.y }
            .map(\.x)
    }

    private struct Filled: View {
        @State private var hasLink = false
        @State private var isEnabled = true

        var body: some View {
            NavigationStack {
                List {
                    Text("Mug").background { if hasLink { link.opacity(0) } }
                    Toggle("Linked", isOn: $hasLink)
                    Toggle("Enabled", isOn: $isEnabled)
                }
            }
        }

        private var link: some View {
            NavigationLink(destination: Text("Page")) { EmptyView() }.disabled(!isEnabled)
        }
    }

    @Test("A row becomes a link with the link inside, and is none without it")
    func appears() throws {
        let host = TestHost(Filled())
        #expect(!isLink(host))
        try host.find(label: "Linked").tap()
        #expect(isLink(host))
        try host.find(label: "Linked").tap()
        #expect(!isLink(host))
        try host.find(label: "Linked").tap()
        try host.find(label: "Enabled").tap()
        #expect(throws: TestHost.NotFound.self) { try host.find(label: "Mug").tap() }
        try host.find(label: "Enabled").tap()
        try host.find(label: "Mug").tap()
        #expect(host.contains(label: "Page"))
    }

    private func isLink(_ host: TestHost) -> Bool { (try? host.find(role: .link, label: "Mug")) != nil }

    private struct Edited: View {
        @State private var mails = ["a", "b"]
        @State private var chosen: Set<String> = []

        var body: some View {
            NavigationStack {
                List(selection: $chosen) {
                    ForEach(mails, id: \.self) { mail in
                        ZStack {
                            Text(mail)
                            NavigationLink(destination: Text("Page \(mail)")) { EmptyView() }.opacity(0)
                        }
                    }
                }
                .toolbar { EditButton() }
            }
        }
    }

    @Test("In edit mode a press selects the row, and follows the link outside of it")
    func editMode() throws {
        let host = TestHost(Edited())
        try host.find(role: .button, label: "Edit").tap()
        try host.find(label: "b").tap()
        #expect(!host.contains(label: "Page b"))
        try host.find(role: .button, label: "Done").tap()
        try host.find(role: .link, label: "b").tap()
        #expect(host.contains(label: "Page b"))
    }
}
