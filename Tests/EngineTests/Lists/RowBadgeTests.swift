// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Badges of rows whose content is as wide as the list; the content has what the badge leaves.
@MainActor
@Suite("A badge of a row")
struct RowBadgeTests {
    /// A row that fills its width, with texts at both of its ends.
    private var wide: some View {
        HStack {
            Text(verbatim: "Mail")
            Spacer()
            Text(verbatim: "Today")
        }
    }

    private func frame(of string: String, in mount: TextMount) throws -> DisplayRect {
        try #require(zip(mount.layers, mount.texts).first { $0.1.string == string }).0.frameInRoot()
    }

    /// Expects the badge 12 to end at a place, and the text "Today" 8 before it.
    private func expect(_ mount: TextMount, endingAt end: Double) throws {
        let badge = try frame(of: "12", in: mount)
        let today = try frame(of: "Today", in: mount)
        #expect(abs(badge.x + badge.width - end) < 0.01)
        #expect(abs(today.x + today.width + 8 - badge.x) < 0.01)
        #expect(abs(today.y + today.height / 2 - badge.y - badge.height / 2) < 0.5)
    }

    @Test("is beside a content that fills the row")
    func content() throws {
        try expect(TextMount(List { wide.badge(12) }), endingAt: 390 - 32)
        let framed = Text(verbatim: "Today").frame(maxWidth: .infinity, alignment: .trailing)
        try expect(TextMount(List { framed.badge(12) }), endingAt: 390 - 32)
    }

    @Test("is beside the label of a button that fills the row, whose name it ends")
    func button() throws {
        let button = Button {
        } label: {
            wide
        }
        let mount = TextMount(List { button.badge(12) })
        try expect(mount, endingAt: 390 - 32)
        let element = try #require(mount.scene.display.elements().all { $0.role == .button }.first)
        #expect(element.label == "Mail, Today, 12")
        #expect(abs(element.frame.width - (390 - 32)) < 0.01)
    }

    @Test("is between the label of a link and its chevron")
    func link() throws {
        func link(_ badge: Int) -> some View {
            List {
                NavigationLink {
                    EmptyView()
                } label: {
                    wide
                }
                .badge(badge)
            }
        }
        let mount = TextMount(link(12))
        try expect(mount, endingAt: 390 - 16 - 30)
        #expect(mount.layers.count == 3)
        let plain = TextMount(link(0))
        let today = try frame(of: "Today", in: plain)
        #expect(abs(today.x + today.width - (390 - 16 - 30)) < 0.01)
    }

    private enum Owner: CaseIterable { case link, group, outline }

    /// A row whose label has a badge, in every control that makes its label a row.
    private struct Labelled: View {
        struct Node: Identifiable {
            var id: String
            var children: [Node]?
        }

        let owner: Owner

        var body: some View {
            switch owner {
            case .link:
                NavigationStack {
                    List {
                        NavigationLink {
                            EmptyView()
                        } label: {
                            label
                        }
                    }
                }
            case .group:
                List {
                    DisclosureGroup {
                        EmptyView()
                    } label: {
                        label
                    }
                }
            case .outline:
                List([Node(id: "Mail", children: [Node(id: "Sent")])], children: \.children) { _ in label }
            }
        }

        private var label: some View { Label("Mail", systemImage: "star").badge(12) }
    }

    @Test("is shown in a row whose label has it, and the label's icon has the tint", arguments: Owner.allCases)
    private func label(owner: Owner) throws {
        let mount = TextMount(Labelled(owner: owner).tint(.red))
        let (badge, title) = (try frame(of: "12", in: mount), try frame(of: "Mail", in: mount))
        #expect(badge.x > title.x + title.width + 100 && badge.x + badge.width <= 390 - 32)
        func icons(_ scene: SceneHost) -> [DisplayColor?] {
            scene.display.root.all.compactMap { layer in
                if case .image(let image) = layer.content { image.tint } else { nil }
            }
        }
        let plain = TextMount(List { Label("Mail", systemImage: "star") }.tint(.red))
        #expect(icons(plain.scene).count == 1 && icons(mount.scene) == icons(plain.scene))
    }

    @Test("is beside a field")
    func field() throws {
        let host = TestHost(List { TextField("Name", text: .constant("")).badge(12) })
        let badge = try host.find(label: "12").frame
        #expect(abs(badge.maxX - (390 - 32)) < 0.01)
        #expect(try host.find(role: .textField, label: "Name").frame.maxX <= badge.minX)
    }

    @Test("comes and goes with the state of a button's row")
    func changes() throws {
        struct Counter: View {
            @State private var count = 0

            var body: some View {
                List { Button("Add") { count = count == 0 ? 12 : 0 }.badge(count) }
            }
        }
        let host = TestHost(Counter())
        try host.find(role: .button, label: "Add").tap()
        try host.find(role: .button, label: "Add, 12").tap()
        #expect(host.contains(label: "Add"))
    }

    @Test("is on the left where the language runs from the right")
    func rightToLeft() throws {
        let list = List { wide.badge(12) }
        let mount = TextMount(list.environment(\.layoutDirection, .rightToLeft))
        let badge = try frame(of: "12", in: mount)
        let today = try frame(of: "Today", in: mount)
        #expect(abs(badge.x - 32) < 0.01)
        #expect(abs(badge.x + badge.width + 8 - today.x) < 0.01)
    }
}
