// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Each public modifier of lists' editing and of bars' looks does something that can be seen.
@MainActor
@Suite("Probes of list editing and bars")
struct ListAndBarProbes {
    private var page: some View { Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }

    private func bar(_ view: some View) -> String { drawn(NavigationStack { view }) }

    @Test("toolbarBackground, toolbarBackgroundVisibility and toolbarColorScheme change the bar")
    func background() {
        expectEffects("?", of: bar(page.toolbarBackground(Color.red, for: .navigationBar)), over: bar(page))
        expectEffects("?", of: bar(page.toolbarBackground(.visible, for: .navigationBar)), over: bar(page))
        #expect(
            bar(page.toolbarBackgroundVisibility(.visible, for: .navigationBar))
                == bar(page.toolbarBackground(.visible)))
        #expect(bar(page.toolbarBackground(Color.red).toolbarBackground(.hidden)) == bar(page))
        expectEffects("?", of: bar(page.toolbarColorScheme(.dark, for: .navigationBar)), over: bar(page))
        #expect(bar(page.toolbarColorScheme(nil)) == bar(page))
    }

    @Test("toolbarVisibility, toolbarTitleDisplayMode, toolbarRole and toolbar(removing:) change the bar")
    func title() {
        expectEffects("?", of: bar(page.toolbarVisibility(.hidden, for: .navigationBar)), over: bar(page))
        let titled = Text("Content").navigationTitle("Title")
        expectEffects(
            "?", of: bar(titled.toolbarTitleDisplayMode(.inline)), over: bar(titled.toolbarTitleDisplayMode(.large)))
        expectEffects("?", of: bar(page.toolbarRole(.editor)), over: bar(page))
        expectEffects("?", of: bar(page.toolbar(removing: .title)), over: bar(page))
    }

    @Test("the tab bar's look and visibility are the shown page's")
    func tabBar() {
        func tabs(_ view: some View) -> String { drawn(TabView { view.tabItem { Text("One") } }) }
        let plain = tabs(Text("Page"))
        #expect(plain.contains("\"One\""))
        #expect(!tabs(Text("Page").toolbar(.hidden, for: .tabBar)).contains("\"One\""))
        #expect(!tabs(NavigationStack { Text("Page").toolbarVisibility(.hidden, for: .tabBar) }).contains("\"One\""))
        expectEffects("?", of: tabs(Text("Page").toolbarBackground(Color.red, for: .tabBar)), over: plain)
    }

    @Test("onDelete, onMove, deleteDisabled, moveDisabled, swipeActions and badge change rows")
    func rows() {
        func list(_ rows: some View) -> String { drawn(List { rows }.environment(\.editMode, .constant(.active))) }
        let rows = ForEach(0..<2) { Text("\($0)") }
        let plain = list(rows)
        expectEffects("?", of: list(rows.onDelete { _ in }), over: plain)
        #expect(list(rows.onDelete(perform: nil)) == plain)
        expectEffects("?", of: list(rows.onMove { _, _ in }), over: plain)
        #expect(list(ForEach(0..<2) { Text("\($0)").deleteDisabled(true) }.onDelete { _ in }) == plain)
        #expect(list(ForEach(0..<2) { Text("\($0)").moveDisabled(true) }.onMove { _, _ in }) == plain)
        expectEffects(
            "?", of: drawn(List { Text("A").swipeActions { Button("B") {} } }), over: drawn(List { Text("A") }))
        expectEffects("?", of: drawn(List { Text("A").badge(3) }), over: drawn(List { Text("A") }))
        expectEffects("?", of: drawn(List { Text("A").badge("new") }), over: drawn(List { Text("A") }))
    }

    @Test("listSectionSpacing and listSectionSeparator change sections")
    func sections() {
        let list = List {
            Section { Text("A") }
            Section { Text("B") }
        }
        expectEffects("?", of: drawn(list.listSectionSpacing(3)), over: drawn(list))
        expectEffects("?", of: drawn(list.listSectionSpacing(.compact)), over: drawn(list))
        #expect(drawn(list.listSectionSpacing(.default)) == drawn(list))
        let own = List {
            Section { Text("A") }.listSectionSpacing(3)
            Section { Text("B") }
        }
        #expect(drawn(own) == drawn(list.listSectionSpacing(3)))
        let plain = List { Section { Text("A") } }.listStyle(.plain)
        let bare = List { Section { Text("A") }.listSectionSeparator(.hidden) }.listStyle(.plain)
        expectEffects("?", of: drawn(bare), over: drawn(plain))
    }

    @Test("datePickerStyle, gaugeStyle and glassEffect change looks")
    func controls() {
        let picker = DatePicker("Due", selection: .constant(Date(timeIntervalSince1970: 0)))
        expectEffects("?", of: drawn(picker.datePickerStyle(.graphical)), over: drawn(picker))
        expectEffects("?", of: drawn(picker.datePickerStyle(.wheel)), over: drawn(picker))
        #expect(drawn(picker.datePickerStyle(.compact)) == drawn(picker))
        let gauge = Gauge(value: 0.5) { Text("Fuel") }
        expectEffects("?", of: drawn(gauge.gaugeStyle(.accessoryCircular)), over: drawn(gauge))
        expectEffects("?", of: drawn(Text("A").glassEffect()), over: drawn(Text("A")))
        expectEffects(
            "?", of: drawn(Text("A").glassEffect(.regular.tint(.red), in: Circle())),
            over: drawn(Text("A").glassEffect()))
        expectEffects("?", of: drawn(Button("A") {}.buttonStyle(.glass)), over: drawn(Button("A") {}))
    }

    private func drawn(_ view: some View) -> String {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene.display.description
    }
}
