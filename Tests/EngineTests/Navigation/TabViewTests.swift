// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

@MainActor
@Suite("TabView")
struct TabViewTests {
    @Test("shows the first page, and another one when its item is tapped")
    func chooses() throws {
        let scene = mounted(
            TabView {
                Text("Page one").tabItem { Label("One", systemImage: "house") }
                Text("Page two").tabItem {
                    Image(systemName: "star")
                    Text("Two")
                }
            })
        #expect(scene.has("Page one") && !scene.has("Page two"))
        #expect(scene.item("One")?.isSelected == true)
        try scene.choose("Two")
        #expect(!scene.has("Page one") && scene.has("Page two"))
        #expect(scene.item("Two")?.isSelected == true && scene.item("One")?.isSelected == false)
    }

    @Test("follows and writes a selection by tag, of optional values too")
    func selection() throws {
        let scene = mounted(Selecting())
        #expect(scene.has("Page b"))
        try scene.choose("A")
        #expect(scene.has("Page a") && scene.has("selected: a"))
        let optional = mounted(SelectingOptional())
        #expect(optional.has("Page 2"))
    }

    @Test("a badge is as wide as its text needs")
    func badgeWidth() throws {
        let scene = mounted(
            TabView { Text("Page").tabItem { Label("One", systemImage: "house") }.badge("Two new") })
        let text = try #require(scene.display.root.all.first { $0.string == "Two new" }).frameInRoot()
        let capsules = scene.fills.map { $0.frameInRoot() }.filter { fill in
            fill.height < 30 && fill.y <= text.y && fill.y + fill.height >= text.y + text.height
        }
        #expect(capsules.contains { $0.x < text.x && $0.x + $0.width > text.x + text.width })
    }

    private struct WithAccessory: View {
        var isEnabled = true
        @Environment(\.tabViewBottomAccessoryPlacement) private var outside

        var body: some View {
            TabView {
                Text("Page one").frame(maxWidth: .infinity, maxHeight: .infinity)
                    .tabItem { Text("One") }
                TabView { Text("Inside").tabItem { Text("Inner") } }.tabItem { Text("Two") }
            }
            .tabViewBottomAccessory(isEnabled: isEnabled) { Playing() }
        }
    }

    private struct Playing: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement

        var body: some View { Text(placement == .expanded ? "playing" : "lost") }
    }

    @Test("an accessory is above the bar, stays while pages change, and makes room for itself")
    func accessory() throws {
        let host = TestHost(WithAccessory())
        let (plain, item) = (TestHost(WithAccessory(isEnabled: false)), try host.find(label: "One").frame)
        #expect(try host.find(label: "playing").frame.maxY <= item.minY)
        #expect(try host.find(label: "playing").frame.midX == host.scene.viewport.width / 2)
        #expect(try host.find(label: "One").frame == plain.find(label: "One").frame)
        // 48 points and a space of 8: half of it for what is in the middle.
        #expect(try host.find(label: "Page one").frame.midY == plain.find(label: "Page one").frame.midY - 28)
        try host.find(label: "Two").tap()
        #expect(throws: Never.self) { try host.find(label: "playing") }
    }

    @Test("an accessory is at the bottom of a wide window, whose bar is at its top")
    func wideAccessory() throws {
        let host = TestHost(WithAccessory(), width: 1_000)
        #expect(try host.find(label: "playing").frame.minY > host.find(label: "Page one").frame.maxY)
        #expect(try host.find(label: "playing").frame.maxY < host.scene.viewport.height)
        #expect(try host.find(label: "One").frame.maxY < host.find(label: "Page one").frame.minY)
    }

    @Test("a page keeps its state, and appears only while it is chosen")
    func keepsState() throws {
        let log = TabLog()
        let scene = mounted(
            TabView {
                TabCounter().onAppear { log.entries.append("one appears") }
                    .onDisappear { log.entries.append("one disappears") }
                    .tabItem { Text("One") }
                Text("Other").onAppear { log.entries.append("two appears") }.tabItem { Text("Two") }
            })
        try scene.choose("count 0")
        #expect(log.entries == ["one appears"])
        try scene.choose("Two")
        #expect(
            log.entries == ["one appears", "two appears", "one disappears"]
                || log.entries == ["one appears", "one disappears", "two appears"])
        try scene.choose("One")
        #expect(scene.has("count 1"))
    }

    // MARK: - When pages are made

    /// What gives a page its item and its tag.
    private enum Making: CaseIterable {
        case tab, section, badge, item, tagInside, itemInBody, modifiedOutside, badgedOutside, branchOutside,
            wrappedOutside, erasedInBody, subviews, erased,
            branch, element
    }

    private struct MadeTabs: View {
        let making: Making
        let log: TabLog
        @State private var tab = 0

        var body: some View {
            switch making {
            case .tab:
                TabView(selection: $tab) {
                    Tab("One", systemImage: "star", value: 0) { page("one") }
                    Tab("Two", systemImage: "bell", value: 1) { page("two") }
                }
            case .section:
                TabView(selection: $tab) {
                    Tab("One", systemImage: "star", value: 0) { page("one") }
                    TabSection("More") { Tab("Two", systemImage: "bell", value: 1) { page("two") } }
                }
            case .badge:
                TabView(selection: $tab) {
                    Tab("One", systemImage: "star", value: 0) { page("one") }
                    Tab("Two", systemImage: "bell", value: 1) { page("two") }.badge(3)
                }
            case .item:
                TabView(selection: $tab) {
                    page("one").tabItem { Text("One") }.tag(0)
                    page("two").tabItem { Text("Two") }.tag(1)
                }
            case .tagInside:
                TabView(selection: $tab) {
                    page("one").tag(0).tabItem { Text("One") }
                    page("two").padding().tag(1).tabItem { Text("Two") }
                }
            case .itemInBody:
                TabView(selection: $tab) {
                    PageWithItem(page: page("one"), title: "One", tag: 0)
                    PageWithItem(page: page("two"), title: "Two", tag: 1)
                }
            case .modifiedOutside:
                TabView(selection: $tab) {
                    page("one").tabItem { Text("One") }.tag(0).padding().environment(\.lineLimit, 1)
                    page("two").tabItem { Text("Two") }.tag(1).padding().environment(\.lineLimit, 1)
                }
            case .badgedOutside:
                TabView(selection: $tab) {
                    page("one").tabItem { Text("One") }.badge(2).tag(0)
                    page("two").tabItem { Text("Two") }.badge(Text("new")).tag(1)
                }
            case .branchOutside:
                TabView(selection: $tab) {
                    page("one").tabItem { Text("One") }.tag(0).modifier(Branching(isTinted: tab < 2))
                    page("two").tabItem { Text("Two") }.tag(1).modifier(Branching(isTinted: tab < 2))
                }
            case .wrappedOutside:
                TabView(selection: $tab) {
                    page("one").tabItem { Text("One") }.tag(0).modifier(Themed())
                    page("two").tabItem { Text("Two") }.tag(1).modifier(Themed())
                }
            case .erasedInBody:
                TabView(selection: $tab) {
                    ErasedPage(page: page("one"), title: "One", tag: 0)
                    ErasedPage(page: page("two"), title: "Two", tag: 1)
                }
            case .subviews:
                TabView(selection: $tab) {
                    Group(
                        subviews: Group {
                            page("one").tabItem { Text("One") }.tag(0)
                            page("two").tabItem { Text("Two") }.tag(7)
                        }
                    ) { $0 }
                }
            case .erased:
                TabView(selection: $tab) {
                    AnyView(page("one").tabItem { Text("One") }.tag(0))
                    AnyView(page("two").tabItem { Text("Two") }).tag(1)
                }
            case .branch:
                TabView(selection: $tab) {
                    if tab < 2 { page("one").tabItem { Text("One") }.tag(0) }
                    Group { page("two").tabItem { Text("Two") } }.tag(1)
                }
            case .element:
                TabView(selection: $tab) {
                    ForEach(["One", "Two"], id: \.self) { name in
                        page(name.lowercased()).tabItem { Text(name) }.tag(name == "One" ? 0 : 1)
                    }
                }
            }
        }

        private func page(_ name: String) -> MadePage { MadePage(name: name, log: log) }
    }

    private struct Branching: ViewModifier {
        let isTinted: Bool

        func body(content: Content) -> some View {
            if isTinted { content.tint(.red) } else { content }
        }
    }

    private struct Themed: ViewModifier {
        struct Card<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View { content.padding() }
        }

        func body(content: Content) -> some View { Card { content } }
    }

    private struct ErasedPage: View {
        let page: MadePage
        let title: String
        let tag: Int

        var body: some View { AnyView(page.tabItem { Text(title) }.tag(tag)) }
    }

    private struct PageWithItem: View {
        let page: MadePage
        let title: String
        let tag: Int

        var body: some View { page.tabItem { Text(title) }.tag(tag) }
    }

    private struct MadePage: View {
        let name: String
        let log: TabLog
        @State private var count = 0

        var body: some View {
            log.entries.append(name)
            return Button("\(name) \(count)") { count += 1 }
        }
    }

    @Test("a page's views are made when it is first chosen, and stay", arguments: Making.allCases)
    private func madeWhenChosen(_ making: Making) throws {
        let log = TabLog()
        let scene = mounted(MadeTabs(making: making, log: log))
        // The name of an item may end with its badge.
        func chooseItem(_ title: String) throws {
            let item = try #require(
                scene.display.elements().all { $0.role == .button && $0.label.hasPrefix(title) }.first)
            #expect(scene.send(.tap, to: item.layerID) == .handled)
            scene.flush()
        }
        #expect(scene.has("one 0") && !log.entries.contains("two"))
        try chooseItem("Two")
        #expect(scene.has("two 0") && !scene.has("one 0"))
        #expect(log.entries.contains("two"))
        try scene.choose("two 0")
        try chooseItem("One")
        #expect(scene.has("one 0"))
        try chooseItem("Two")
        #expect(scene.has("two 1"))
    }

    private struct ResetTabs: View {
        let log: TabLog
        @State private var token = 0

        var body: some View {
            TabView {
                Button("Reset \(token)") { token += 1 }.tabItem { Text("One") }
                MadePage(name: "two", log: log).tabItem { Text("Two") }.id(token)
            }
        }
    }

    @Test("a page that was made again is archived where one is restored that has not been made yet")
    func madeAgain() throws {
        let first = mounted(ResetTabs(log: TabLog()))
        try first.choose("Two")
        try first.choose("two 0")
        try first.choose("One")
        try first.choose("Reset 0")
        try first.choose("Two")
        try first.choose("two 0")
        #expect(first.has("two 1"))
        let second = SceneHost(ResetTabs(log: TabLog()), session: .fixture(), restoring: first.archive())
        second.flush()
        try second.choose("Two")
        #expect(second.has("two 1"))
    }

    private struct Writing: View {
        let log: TabLog
        @State private var number = 0

        var body: some View {
            TabView {
                Button("Write \(number)") { number += 1 }.tabItem { Text("One") }
                Numbered(number: number, log: log).tabItem { Text("Two \(number)") }
            }
        }
    }

    private struct Numbered: View {
        let number: Int
        let log: TabLog

        var body: some View {
            log.entries.append("\(number)")
            return Text("Number \(number)")
        }
    }

    @Test("a page that is made later has the values that were written meanwhile, and its item follows them at once")
    func writtenBeforeChosen() throws {
        let log = TabLog()
        let scene = mounted(Writing(log: log))
        try scene.choose("Write 0")
        try scene.choose("Write 1")
        #expect(log.entries.isEmpty)
        try scene.choose("Two 2")
        #expect(log.entries == ["2"] && scene.has("Number 2"))
    }

    @Test("pages of a ForEach are pages")
    func pagesOfForEach() throws {
        let scene = mounted(
            TabView {
                ForEach(0..<3, id: \.self) { number in
                    Text("Page \(number)").tabItem { Text("Item \(number)") }
                }
            })
        #expect(scene.has("Page 0"))
        try scene.choose("Item 2")
        #expect(scene.has("Page 2") && !scene.has("Page 0"))
    }

    @Test("the bar floats above the window's end and takes its place from the page")
    func geometry() throws {
        let scene = mounted(
            TabView {
                Color.red.accessibilityElement().accessibilityLabel(Text("Page")).tabItem { Text("One") }
                Color.blue.tabItem { Text("Two") }
                Color.green.tabItem { Text("Three") }
            })
        let first = try #require(scene.item("One")).frame
        let last = try #require(scene.item("Three")).frame
        #expect(abs(last.x + last.width - first.x - (93.5 + 2 * 86)) < 0.01)
        #expect(abs(first.y + first.height + 2.25 + 23 - 844) < 0.3)
        #expect(try #require(scene.display.elements().all(label: "Page").first).frame.height == 844 - 83)
        let plain = mounted(TabView { Text("Centred").tabItem { Text("One") } })
        let text = try #require(plain.display.elements().all(label: "Centred").first).frame
        #expect(abs(text.y + text.height / 2 - (844 - 83) / 2) < 0.5)
    }

    @Test("a tab for searching is a round button at the trailing end, wherever it is declared")
    func search() throws {
        let tabs = TabView {
            Tab("First", systemImage: "star") { Text("Page A") }
            Tab(role: .search) { Text("Page C") }
            Tab("Second", systemImage: "bell") { Text("Page B") }
        }
        for width in [390.0, 1_000] {
            let host = TestHost(tabs, width: width)
            let bar = try #require(host.root.all { $0.label == "Tab Bar" }.first)
            #expect(bar.all { $0.role == .button }.map(\.label) == ["First", "Second", "Search"])
            let second = try host.find(role: .button, label: "Second").frame
            #expect(try host.find(role: .button, label: "Search").frame.minX >= second.maxX)
            try host.find(role: .button, label: "Second").tap()
            #expect(host.contains(label: "Page B"))
            try host.find(role: .button, label: "Search").tap()
            #expect(host.contains(label: "Page C"))
        }
        let host = TestHost(tabs)
        let first = try host.find(role: .button, label: "First").frame
        let search = try host.find(role: .button, label: "Search").frame
        #expect(abs(first.minX - 23) < 0.01 && abs(search.midY - first.midY) < 0.01)
        #expect(abs(search.width - 53.5) < 0.01 && abs(search.height - 53.5) < 0.01)
        #expect(abs(search.maxX - (390 - 21 - 2.25)) < 0.01)
        let alone = TestHost(TabView { Tab(role: .search) { Text("Page C") } })
        #expect(abs(try alone.find(role: .button, label: "Search").frame.minX - search.minX) < 0.01)
        #expect(alone.contains(label: "Page C"))
    }

    private struct WithOwnBar: View {
        @State private var tab = 0

        var body: some View {
            VStack {
                TabView(selection: $tab) {
                    Tab(value: 0) { Text("Page A").toolbar(.hidden, for: .tabBar) }
                    Tab(value: 1, role: nil) { Text("Page B").toolbar(.hidden, for: .tabBar) }
                }
                Button("Second") { tab = 1 }
            }
        }
    }

    @Test("tabs without a label have pages, as for a bar of the app's own")
    func unlabelled() throws {
        let host = TestHost(WithOwnBar())
        #expect(host.contains(label: "Page A") && !host.contains(label: "Page B"))
        try host.find(role: .button, label: "Second").tap()
        #expect(host.contains(label: "Page B") && !host.contains(label: "Page A"))
        let role: TabRole? = .search
        let roles = TestHost(
            TabView {
                Tab { Text("Page C") }
                Tab(role: role) { Text("Page D") }
            })
        #expect(roles.contains(label: "Page C"))
        try roles.find(role: .button, label: "Search").tap()
        #expect(roles.contains(label: "Page D"))
    }

    private struct Collections: View {
        @State private var names = ["Soups", "Pies"]
        @State private var tab = "Start"

        var body: some View {
            TabView(selection: $tab) {
                Tab("Start", systemImage: "house", value: "Start") { Button("Add") { names.append("Teas") } }
                TabSection("Collections") {
                    ForEach(names, id: \.self) { name in
                        Tab(name, systemImage: "star", value: name) { Text("page of \(name)") }.customizationID(name)
                    }
                }
                .sectionActions { Button("New") {} }
                TabSection("Gone") {
                    ForEach(names, id: \.self) {
                        Tab("Gone \($0)", systemImage: "star", value: "-" + $0) { Text("gone") }
                    }
                }
                .hidden()
                Tab("Rare", systemImage: "moon", value: "Rare") { Text("rare") }.defaultVisibility(
                    .hidden, for: .tabBar)
                Tab("Wide", systemImage: "sun", value: "Wide") { Text("wide") }.defaultVisibility(
                    .hidden, for: .sidebar)
            }
        }
    }

    @Test("tabs of a collection come with its elements; a tab that is hidden by default is in no bar")
    func collection() throws {
        let host = TestHost(Collections())
        #expect(["Start", "Soups", "Pies", "Wide"].allSatisfy { host.contains(label: $0) })
        #expect(!host.contains(label: "Teas") && !host.contains(label: "Rare"))
        let bar = try #require(host.root.all { $0.label == "Tab Bar" }.first)
        #expect(bar.all { $0.role == .button }.count == 4)
        try host.find(label: "Add").tap()
        try host.find(role: .button, label: "Teas").tap()
        #expect(host.contains(label: "page of Teas"))
    }

    @Test("in a window of regular width the bar of titles stands above the page, which begins below it")
    func barAtTop() throws {
        let tabs = TabView {
            NavigationStack { Text("Centred").navigationTitle("Title") }.tabItem { Label("One", systemImage: "house") }
            Color.blue.accessibilityElement().accessibilityLabel(Text("Page")).tabItem {
                Label("Two", systemImage: "star")
            }
        }
        let scene = SceneHost(tabs, session: .fixture(), viewport: Viewport(width: 1_024, height: 768))
        scene.flush()
        let (first, last) = (try #require(scene.item("One")).frame, try #require(scene.item("Two")).frame)
        #expect(abs(first.x + last.x + last.width - 1_024) < 0.01, "the bar is centred")
        #expect(first.y == 14 && first.height == 36 && last.y == 14)
        #expect(scene.item("One")?.isSelected == true)
        // The bar of the page is in the row of the tabs.
        let title = try #require(scene.display.elements().all(role: .heading(level: 1), label: "Title").first).frame
        #expect(title.y >= 64 && title.y < 70)
        try scene.choose("Two")
        let page = try #require(scene.display.elements().all(label: "Page").first).frame
        #expect(page.y == 64 && page.height == 768 - 64)
        // A narrower window has it at the bottom again.
        scene.resize(Viewport(width: 390, height: 844))
        scene.flush()
        #expect(try #require(scene.item("Two")).frame.y > 700)
        #expect(try #require(scene.display.elements().all(label: "Page").first).frame.y == 0)
    }

    @Test("items that would not fit become narrower")
    func manyItems() throws {
        let scene = mounted(
            TabView {
                ForEach(0..<5, id: \.self) { number in
                    Text("Page \(number)").tabItem { Label("Item \(number)", systemImage: "star") }
                }
            })
        let (first, last) = (try #require(scene.item("Item 0")).frame, try #require(scene.item("Item 4")).frame)
        #expect(first.x >= 21 && last.x + last.width <= 390 - 21)
        #expect(abs(first.width - last.width) < 0.01 && first.width > 60)
    }

    @Test("the stack on the shown page is the one whose pages are the browser's history")
    func history() throws {
        let scene = mounted(
            TabView {
                NavigationStack { Text("A").navigationTitle("First") }.tabItem { Text("One") }
                NavigationStack { Text("B").navigationTitle("Second") }.tabItem { Text("Two") }
            })
        #expect(scene.graph.navigation.primary?.historyEntries.last?.title == "First")
        try scene.choose("Two")
        #expect(scene.graph.navigation.primary?.historyEntries.last?.title == "Second")
    }

    private func mounted(_ view: some View) -> SceneHost {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene
    }
}

private final class TabLog {
    var entries: [String] = []
}

private struct TabCounter: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Selecting: View {
    @State private var selection = "b"

    var body: some View {
        VStack {
            Text("selected: \(selection)")
            TabView(selection: $selection) {
                Text("Page a").tabItem { Text("A") }.tag("a")
                Text("Page b").tag("b").tabItem { Text("B") }
            }
        }
    }
}

private struct SelectingOptional: View {
    @State private var selection: Int? = 2

    var body: some View {
        TabView(selection: $selection) {
            Text("Page 1").tabItem { Text("1") }.tag(1)
            Text("Page 2").tabItem { Text("2") }.tag(2)
        }
    }
}

@MainActor
extension SceneHost {
    fileprivate func has(_ text: String) -> Bool { display.description.contains(text) }

    fileprivate func item(_ label: String) -> DisplayElement? {
        display.elements().all(role: .button, label: label).first
    }

    fileprivate func choose(_ label: String) throws {
        let found = try #require(item(label), "no item '\(label)' in \(display.description)")
        #expect(send(.tap, to: found.layerID) == .handled)
        flush()
    }
}
