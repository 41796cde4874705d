// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Modifiers of what is around the content of a page (bars, search, inspectors, sheets, tabs) do something that can be
/// seen, or a diagnostic says that they do not.
@MainActor
@Suite("Probes of modifiers of pages")
struct PageProbes {
    private var regular: Viewport { Viewport(width: 1024, height: 768) }

    @Test("toolbarTitleMenu puts a button beside the title, large or inline")
    func titleMenu() throws {
        for mode in [NavigationBarItem.TitleDisplayMode.inline, .large] {
            let host = TestHost(
                NavigationStack {
                    Text("Body")
                        .navigationTitle("Trip")
                        .navigationBarTitleDisplayMode(mode)
                        .toolbarTitleMenu { Button("Rename") {} }
                })
            try host.find(label: "Title menu").tap()
            #expect(throws: Never.self) { try host.find(label: "Rename") }
        }
    }

    @Test("ToolbarSpacer moves the items of a bar apart")
    func toolbarSpacer() throws {
        func distance(_ sizing: SpacerSizing?) throws -> Double {
            let host = TestHost(
                NavigationStack {
                    Text("Body").toolbar {
                        ToolbarItem(placement: .bottomBar) { Button("A") {} }
                        if let sizing { ToolbarSpacer(sizing, placement: .bottomBar) }
                        ToolbarItem(placement: .bottomBar) { Button("B") {} }
                    }
                })
            return try host.find(label: "B").frame.minX - host.find(label: "A").frame.maxX
        }
        let near = try distance(nil)
        #expect(try distance(.fixed) > near)
        #expect(try distance(.flexible) > 100)
    }

    @Test("DefaultToolbarItem puts the search field into the bar below the page")
    func defaultToolbarItem() throws {
        func top(_ placement: ToolbarItemPlacement) throws -> Double {
            let page = Text("Body").searchable(text: .constant(""), prompt: "Find")
            let host = TestHost(
                NavigationStack { page.toolbar { DefaultToolbarItem(kind: .search, placement: placement) } }
                    .environment(\.horizontalSizeClass, .regular), width: 1_000)
            return try host.find(role: .textField, label: "Find").frame.minY
        }
        #expect(try top(.bottomBar) > top(.automatic) + 400)
    }

    @Test("inspector is a column in regular width, a sheet in compact")
    func inspector() throws {
        let view = Text("Body").inspector(isPresented: .constant(true)) { Text("More").inspectorColumnWidth(220) }
        let beside = TestHost(view.environment(\.horizontalSizeClass, .regular))
        #expect(try beside.find(label: "More").frame.midX == 390 - 110)
        let wider = Text("Body").inspector(isPresented: .constant(true)) {
            Text("More").inspectorColumnWidth(min: 100, ideal: 300, max: 400)
        }
        let other = TestHost(wider.environment(\.horizontalSizeClass, .regular))
        #expect(try other.find(label: "More").frame.midX == 390 - 150)
        let above = described(view.environment(\.horizontalSizeClass, .compact))
        #expect(above.contains("More") && above.contains("dialog"))
        #expect(!described(Text("Body").inspector(isPresented: .constant(false)) { Text("More") }).contains("More"))
    }

    @Test("presentationSizing makes a sheet of regular width as large as it says")
    func sizing() throws {
        func width(_ sizing: some PresentationSizing) throws -> Double {
            let view = Text("Base").sheet(isPresented: .constant(true)) {
                Color.red.frame(minWidth: 200, minHeight: 100).accessibilityLabel("Inside").presentationSizing(sizing)
            }
            let scene = SceneHost(
                view.environment(\.horizontalSizeClass, .regular), session: .fixture(), viewport: regular)
            scene.flush()
            return try #require(scene.leaf("Inside")).frame.width
        }
        #expect(try width(.automatic) == 540)
        #expect(try width(.form) == 540)
        #expect(try width(.page) == 704)
        #expect(try width(.fitted) == 200)
        #expect(try width(.page.fitted(horizontal: true, vertical: false)) == 200)
    }

    @Test("safeAreaBar takes its room from the content")
    func safeAreaBar() {
        let view = Color.red.accessibilityLabel("Content")
        let plain = described(view)
        expectEffects(
            "fill rectangle #ff383c (0, 0, 390, 815.67)", "text \"Bar\"",
            of: described(view.safeAreaBar(edge: .bottom) { Text("Bar") }), over: plain)
        expectEffects(
            "fill rectangle #ff383c (33.67, 0, 356.33, 844)", "text \"Bar\"",
            of: described(view.safeAreaBar(edge: .leading) { Text("Bar") }), over: plain)
    }

    @Test("searchFocused follows the page's search, and moves to it")
    func searchFocused() throws {
        let host = TestHost(Searching())
        #expect(throws: Never.self) { try host.find(label: "out") }
        try host.find(label: "Go").tap()
        #expect(throws: Never.self) { try host.find(label: "in search") }
    }

    @Test("accessibilityFocused ties a field to a state")
    func accessibilityFocused() throws {
        let host = TestHost(Reading())
        try host.find(label: "Go").tap()
        #expect(throws: Never.self) { try host.find(label: "name true") }
    }

    @Test("accessibilityRepresentation is read in place of the view")
    func representation() {
        let scene = SceneHost(
            Text("Drawn").accessibilityRepresentation { Toggle("Spoken", isOn: .constant(true)) }, session: .fixture())
        scene.flush()
        #expect(scene.labels == ["Spoken"])
    }

    // tabBarMinimizeBehavior, customizationID, customizationBehavior, antialiased, accessibilityInputLabels, accessibilityRespondsToUserInteraction,
    // accessibilityIgnoresInvertColors
    @Test("what has no effect changes nothing and says so, once")
    func withoutEffect() {
        let tab = Tab("One", systemImage: "star", value: 1) { Text("First") }
        func tabs(_ tab: some TabContent<Int>) -> some View { TabView(selection: .constant(1)) { tab } }
        let plain = Text("A")
        let picture = Image(systemName: "star")
        expect("tabBarMinimizeBehavior(_:)", plain) { $0.tabBarMinimizeBehavior(.onScrollDown) }
        expect("accessibilityInputLabels(_:)", plain.accessibilityAddTraits([])) { _ in
            plain.accessibilityInputLabels(["B"])
        }
        expect("accessibilityRespondsToUserInteraction(_:)", plain.accessibilityAddTraits([])) { _ in
            plain.accessibilityRespondsToUserInteraction()
        }
        expect("accessibilityIgnoresInvertColors(_:)", plain) { $0.accessibilityIgnoresInvertColors() }
        expect("fontWidth(_:)", AnyView(plain)) { $0.fontWidth(Font.Width.condensed) }
        expect("Text.fontWidth(_:)", plain) { _ in plain.fontWidth(.expanded) }
        expect("Font.width(_:)", plain.font(.body)) { _ in plain.font(.body.width(.compressed)) }
        expect("antialiased(false)", picture) { $0.antialiased(false) }
        expect("customizationID(_:)", tabs(tab)) { _ in tabs(tab.customizationID("id")) }
        expect("customizationBehavior(_:for:)", tabs(tab)) { _ in
            tabs(tab.customizationBehavior(.reorderable, for: .sidebar))
        }
    }

    @Test("what has no effect says nothing where it asks for nothing")
    func asking() {
        let view = Said {
            TabView(selection: .constant(1)) {
                Tab("One", systemImage: "star", value: 1) {
                    Image(systemName: "star").antialiased(true).fontWidth(.standard).fontWidth(nil)
                }
                .tabPlacement(.pinned).customizationBehavior(.disabled, for: .tabBar)
            }
            .tabViewStyle(.tabBarOnly).tabBarMinimizeBehavior(.never).navigationTransition(.automatic)
        }
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        #expect(!scene.diagnostics.contains(.withoutEffect))
    }

    private func expect<Plain: View>(_ name: String, _ plain: Plain, _ change: @escaping (Plain) -> some View) {
        let scene = SceneHost(
            VStack {
                Said { change(plain) }
                Said { change(plain) }
            }, session: .fixture())
        scene.flush()
        let unchanged = described(
            VStack {
                Said { plain }
                Said { plain }
            })
        #expect(scene.display.description == unchanged, "\(name)")
        #expect(
            scene.diagnostics.recorded.map(\.message).filter { $0.contains("no effect") } == [
                "\(name) has no effect here."
            ])
    }

    @Test("badge, hidden and accessibilityIdentifier change what stands for a tab")
    func tabs() {
        func tabs(_ tab: some TabContent<Int>) -> String {
            described(
                TabView(selection: .constant(1)) {
                    Tab("One", systemImage: "star", value: 1) { Text("First") }
                    tab
                })
        }
        let two = Tab("Two", systemImage: "heart", value: 2) { Text("Second") }
        let plain = tabs(two)
        #expect(tabs(two.badge(7)).contains("7"))
        #expect(tabs(two.badge("new")).contains("new"))
        #expect(tabs(two.badge(0)) == plain)
        #expect(!tabs(two.hidden()).contains("Two"))
        #expect(tabs(two.hidden(false)).contains("Two"))
        #expect(tabs(two.accessibilityIdentifier("second")).contains("second"))
        let older = TabView { Text("First").tabItem { Text("One") }.badge(3) }
        #expect(described(older).contains("3"))
    }

    private func described(_ view: some View) -> String {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene.display.description
    }
}

// MARK: - Fixtures

/// A body in which something is said to the developer.
private struct Said<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}

private struct Searching: View {
    @State private var text = ""
    @FocusState private var isSearching: Bool

    var body: some View {
        NavigationStack {
            VStack {
                Text(isSearching ? "in search" : "out")
                Button("Go") { isSearching = true }
            }
            .searchable(text: $text)
        }
        .searchFocused($isSearching)
    }
}

private struct Reading: View {
    private enum Field { case name, mail }
    @State private var text = ""
    @AccessibilityFocusState private var field: Field?
    @AccessibilityFocusState(for: .voiceOver) private var isOnMail: Bool

    var body: some View {
        VStack {
            Text("\(field == .name ? "name" : "none") \(isOnMail ? "false" : "true")")
            TextField("Name", text: $text).accessibilityFocused($field, equals: .name)
            TextField("Mail", text: $text).accessibilityFocused($isOnMail)
            Button("Go") { field = .name }
        }
    }
}
