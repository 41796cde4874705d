// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// A menu belongs to the page that presents it: its links push on the page's stack, as on iOS.
@MainActor
@Suite("Links in menus")
struct MenuLinkTests {
    enum Place: CaseIterable, Sendable { case menu, submenu, contextMenu, secondaryAction, titleMenu }

    enum Link: String, CaseIterable, Sendable {
        case value = "Value"
        case view = "View"
    }

    private struct Links: View {
        var body: some View {
            NavigationLink("Value", value: 1)
            NavigationLink("View") { Text("Page of View") }
        }
    }

    private struct Page: View {
        let place: Place

        var body: some View {
            VStack {
                Text("Start")
                switch place {
                case .menu: Menu("Open") { Links() }
                case .submenu: Menu("Open") { Menu("More") { Links() } }
                case .contextMenu: Text("Row").contextMenu { Links() }
                case .secondaryAction, .titleMenu: EmptyView()
                }
            }
            .navigationTitle("Home")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                if place == .secondaryAction { ToolbarItemGroup(placement: .secondaryAction) { Links() } }
                if place == .titleMenu { ToolbarTitleMenu { Links() } }
            }
            .navigationDestination(for: Int.self) { _ in Text("Page of Value") }
        }
    }

    private func open(_ place: Place, in host: TestHost) throws {
        switch place {
        case .menu: try host.find(role: .button, label: "Open").tap()
        case .submenu:
            try host.find(role: .button, label: "Open").tap()
            try host.find(label: "More").tap()
        case .contextMenu: try host.find(label: "Row").openMenu()
        case .secondaryAction: try host.find(role: .button, label: "More actions").tap()
        case .titleMenu: try host.find(role: .button, label: "Title menu").tap()
        }
    }

    @Test("push on the stack of the page, and close the menu", arguments: Place.allCases, Link.allCases)
    func push(place: Place, link: Link) throws {
        let host = TestHost(NavigationStack { Page(place: place) })
        try open(place, in: host)
        let row = try host.find(label: link.rawValue)
        #expect(!row.isDisabled)
        #expect(host.root.all(role: .menuItem, label: link.rawValue).count == 1)
        try row.tap()
        #expect(host.contains(label: "Page of \(link.rawValue)"))
        #expect(!host.contains(label: link.rawValue) && !host.contains(label: "Start"))
        #expect(host.scene.graph.navigation.entries.count == 2)
        try host.find(label: "Back").tap()
        #expect(host.contains(label: "Start"))
    }

    @Test("show their pages in the last column, where the menu is in the one before", arguments: Link.allCases)
    func columns(link: Link) throws {
        let host = TestHost(
            NavigationSplitView {
                Page(place: .menu)
            } detail: {
                Text("Nothing")
            }.environment(\.horizontalSizeClass, .regular), width: 1_000)
        try open(.menu, in: host)
        try host.find(label: link.rawValue).tap()
        #expect(host.contains(label: "Page of \(link.rawValue)") && host.contains(label: "Start"))
        #expect(!host.contains(label: "Nothing"))
    }

    @Test("are disabled in a sheet that has no stack of its own")
    func sheets() throws {
        struct Screen: View {
            @State private var isShown = false

            var body: some View {
                NavigationStack {
                    Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Links() }
                }
            }
        }
        let host = TestHost(Screen())
        try host.find(label: "Show").tap()
        #expect(try host.find(label: "Value").isDisabled && host.find(label: "View").isDisabled)
    }

    @Test("in a sheet over a column, links and lists are the sheet's and not the column's")
    func sheetsOverColumns() throws {
        struct Screen: View {
            @State private var box: String?
            @State private var isShown = false

            var body: some View {
                NavigationSplitView {
                    List(["Inbox"], id: \.self, selection: $box) { _ in
                        Button("Show") { isShown = true }
                            .sheet(isPresented: $isShown) {
                                NavigationStack {
                                    NavigationLink("Value", value: "text")
                                        .navigationDestination(for: String.self) { Text("Page of \($0)") }
                                }
                            }
                    }
                } detail: {
                    Text("Detail")
                }
            }
        }
        let host = TestHost(Screen())
        try host.find(label: "Show").tap()
        try host.find(label: "Value").tap()
        #expect(host.contains(label: "Page of text"))
    }
}
