// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// The style `sidebarAdaptable`: a tab bar that becomes a sidebar in regular widths.
@MainActor
@Suite("TabSidebar")
struct TabSidebarTests {
    private struct Library: View {
        var placement = AdaptableTabBarPlacement.automatic
        @State private var tab = "Start"
        @State private var count = 0

        var body: some View {
            TabView(selection: $tab) {
                Tab("Start", systemImage: "house", value: "Start") { Counter() }
                Tab(value: "Search", role: .search) { Text("page of Search") }
                TabSection("Collections") {
                    Tab("Soups", systemImage: "star", value: "Soups") { Text("page of Soups") }
                    Tab("Pies", systemImage: "star", value: "Pies") { Text("page of Pies") }
                }
                .customizationID("collections")
                .sectionActions { Button("New") { count += 1 } }
                TabSection("Archive") {
                    Tab("Old", systemImage: "star", value: "Old") { Text("page of Old") }
                }
                .tabPlacement(.sidebarOnly)
                Tab("Rare", systemImage: "moon", value: "Rare") { Text("page of Rare") }
                    .defaultVisibility(.hidden, for: .tabBar)
                Tab("Wide", systemImage: "sun", value: "Wide") { Text("page of Wide") }
                    .defaultVisibility(.hidden, for: .sidebar)
            }
            .tabViewStyle(.sidebarAdaptable)
            .defaultAdaptableTabBarPlacement(placement)
            .tabViewSidebarHeader { Text("made \(count)") }
            .tabViewSidebarFooter { Text("footer") }
            .tabViewSidebarBottomBar { Button("Settings") {} }
        }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View { Button("count \(count)") { count += 1 } }
    }

    private struct WideLabel: View {
        let width: CGFloat

        var body: some View {
            Label {
                Text("Tab \(Int(width))")
            } icon: {
                Color.red.frame(width: width, height: 10)
            }
        }
    }

    private func tabs(_ host: TestHost) throws -> [String] {
        let names = ["Start", "Search", "Soups", "Pies", "Old", "Rare", "Wide"]
        let bar = try #require(host.root.all { $0.label == "Tab Bar" }.first)
        return bar.all { $0.role == .button }.map(\.label).filter(names.contains)
    }

    @Test("a phone has a bar at its bottom, without a button for a sidebar and without its tabs")
    func compact() throws {
        for placement in [AdaptableTabBarPlacement.automatic, .sidebar] {
            let host = TestHost(Library(placement: placement))
            #expect(try tabs(host) == ["Start", "Soups", "Pies", "Wide", "Search"])
            #expect(!host.contains(label: "Sidebar") && !host.contains(label: "Collections"))
            #expect(try host.find(role: .button, label: "Soups").frame.minY > 700)
        }
    }

    @Test("in a regular width the bar becomes a sidebar and back, and pages keep their state")
    func toggles() throws {
        let host = TestHost(Library(), width: 1_024, height: 768)
        #expect(try tabs(host) == ["Start", "Soups", "Pies", "Wide", "Search"])
        #expect(try host.find(role: .button, label: "Soups").frame.maxY < 60)
        #expect(!host.contains(label: "Collections"))
        try host.find(label: "count 0").tap()
        let alone = try host.find(label: "count 1").frame.midX

        try host.find(role: .button, label: "Sidebar").tap()
        #expect(try tabs(host) == ["Start", "Search", "Soups", "Pies", "Old", "Rare"])
        #expect(
            abs(try host.find(label: "count 1").frame.midX - alone - 160.5) <= 0.5, "the page is beside the sidebar")
        #expect(try host.find(role: .button, label: "Start").isSelected)
        let (header, soups) = (try host.find(label: "Collections").frame, try host.find(label: "Soups").frame)
        #expect(header.maxY <= soups.minY && soups.maxX <= 320)
        #expect(try host.find(label: "Pies").frame.maxY <= host.find(label: "New").frame.minY)
        #expect(try host.find(label: "New").frame.maxY <= host.find(label: "Archive").frame.minY)
        #expect(try host.find(label: "Settings").frame.maxY > 700)
        #expect(try host.find(label: "made 0").frame.maxY <= host.find(role: .button, label: "Start").frame.minY)
        try host.find(label: "New").tap()
        #expect(host.contains(label: "made 1") && host.contains(label: "footer"))
        try host.find(role: .button, label: "Old").tap()
        #expect(host.contains(label: "page of Old"))

        try host.find(role: .button, label: "Sidebar").tap()
        #expect(try tabs(host) == ["Start", "Soups", "Pies", "Wide", "Search"])
        #expect(host.contains(label: "page of Old"), "a page without an item in the bar stays")
        try host.find(role: .button, label: "Start").tap()
        #expect(abs(try host.find(label: "count 1").frame.midX - alone) < 0.01)
    }

    @Test("a section without a header takes no space for one; titles may be resources")
    func sections() throws {
        func host(_ tabs: some View) -> TestHost {
            TestHost(
                tabs.tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar), width: 1_024,
                height: 768)
        }
        let alone = host(TabView { Tab("One", systemImage: "star") { Text("First") } })
        let sections = host(
            TabView {
                TabSection { Tab("One", systemImage: "star") { Text("First") } }
                TabSection(LocalizedStringResource("More")) {
                    Tab(LocalizedStringResource("Two"), systemImage: "star") { Text("Second") }
                }
            })
        let one = try sections.find(role: .button, label: "One").frame
        let plain = try alone.find(role: .button, label: "One").frame
        #expect(one == plain)
        let more = try sections.find(label: "More").frame
        #expect(one.maxY <= more.minY)
        #expect(try more.maxY <= sections.find(role: .button, label: "Two").frame.minY)
    }

    @Test("titles begin in one column, whatever the widths of the icons")
    func column() throws {
        func starts(below layer: Layer, _ titles: [String]) -> [Double] {
            var found: [Double] = []
            if case .text(let text) = layer.content, titles.contains(text.string) {
                found.append(layer.frameInRoot().x)
            }
            return found + layer.children.flatMap { starts(below: $0, titles) }
        }
        let tabs = TabView {
            Tab {
                Text("First")
            } label: {
                WideLabel(width: 6)
            }
            Tab {
                Text("Second")
            } label: {
                WideLabel(width: 14)
            }
            Tab {
                Text("Third")
            } label: {
                WideLabel(width: 22)
            }
        }
        let host = TestHost(
            tabs.tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar), width: 1_024, height: 768)
        let found = starts(below: host.scene.display.root, ["Tab 6", "Tab 14", "Tab 22"])
        #expect(found.count == 3)
        #expect(Set(found).count == 1)
    }

    @Test("leaves the accessory below the pages")
    func accessory() throws {
        let host = TestHost(Library().tabViewBottomAccessory { Text("playing") }, width: 1_024, height: 768)
        func offset() throws -> CGFloat {
            try host.find(label: "playing").frame.midX - host.find(label: "count 0").frame.midX
        }
        #expect(try abs(offset()) <= 0.5)
        try host.find(role: .button, label: "Sidebar").tap()
        #expect(try abs(offset()) <= 0.51)
        #expect(try host.find(label: "playing").frame.minX > host.find(role: .button, label: "Start").frame.maxX)
    }

    @Test("begins as a sidebar where the app asks for it; other styles have none")
    func placements() throws {
        let host = TestHost(Library(placement: .sidebar), width: 1_024, height: 768)
        #expect(host.contains(label: "Collections"))
        let plain = TestHost(
            TabView {
                Tab("A", systemImage: "star") { Text("One") }
                Tab("B", systemImage: "star") { Text("Two") }.tabPlacement(.sidebarOnly)
            }
            .tabViewStyle(.tabBarOnly).defaultAdaptableTabBarPlacement(.sidebar), width: 1_024, height: 768)
        #expect(!plain.contains(label: "Sidebar"))
        #expect(plain.contains(label: "B"))
    }

    @Test("what ignores safe areas stays beside the sidebar, and reaches the window's other edges")
    func edges() throws {
        let host = TestHost(
            TabView {
                Tab("A", systemImage: "star") {
                    Color.blue.ignoresSafeArea().accessibilityElement().accessibilityLabel(Text("Ground"))
                }
            }
            .tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar), width: 1_024, height: 768)
        let ground = try host.find(label: "Ground").frame
        #expect(ground.minX >= 320 && ground.minX <= 321)
        #expect(abs(ground.maxX - 1_024) < 0.01 && ground.minY == 0 && ground.maxY == 768)
    }
}
