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
        expectEffects(
            "fill rectangle #ff383c (0, 0, 390, 64)", of: bar(page.toolbarBackground(Color.red, for: .navigationBar)),
            over: bar(page))
        expectEffects(
            "fill rectangle #ffffff@0.85 (0, 0, 390, 64)",
            of: bar(page.toolbarBackground(.visible, for: .navigationBar)), over: bar(page))
        #expect(
            bar(page.toolbarBackgroundVisibility(.visible, for: .navigationBar))
                == bar(page.toolbarBackground(.visible)))
        #expect(bar(page.toolbarBackground(Color.red).toolbarBackground(.hidden)) == bar(page))
        expectEffects(
            "\"Title\" 17/600 #ffffff", of: bar(page.toolbarColorScheme(.dark, for: .navigationBar)), over: bar(page))
        #expect(bar(page.toolbarColorScheme(nil)) == bar(page))
        let withItem = page.toolbar { Button("Go") {} }
        expectEffects(
            "\"Go\" 17/500 #ffffff", of: bar(withItem.toolbarColorScheme(.dark, for: .navigationBar)),
            over: bar(withItem))
        let withBottomItem = page.toolbar { ToolbarItem(placement: .bottomBar) { Button("Go") {} } }
        #expect(
            !bar(withBottomItem.toolbarColorScheme(.dark, for: .navigationBar)).contains("\"Go\" 17/500 #ffffff"))
    }

    @Test("toolbarVisibility, toolbarTitleDisplayMode, toolbarRole and toolbar(removing:) change the bar")
    func title() {
        expectEffects(
            .loses("\"Title\""), "\"Content\" 17/400 #000000 (165.17, 411.83",
            of: bar(page.toolbarVisibility(.hidden, for: .navigationBar)), over: bar(page))
        let titled = Text("Content").navigationTitle("Title")
        expectEffects(
            "\"Title\" 17/600", .loses("\"Title\" 34/700"), of: bar(titled.toolbarTitleDisplayMode(.inline)),
            over: bar(titled.toolbarTitleDisplayMode(.large)))
        expectEffects("\"Title\" 17/600 #000000 (16, 21.83", of: bar(page.toolbarRole(.editor)), over: bar(page))
        expectEffects(.loses("\"Title\""), of: bar(page.toolbar(removing: .title)), over: bar(page))
    }

    @Test("the tab bar's look and visibility are the shown page's")
    func tabBar() {
        func tabs(_ view: some View) -> String { drawn(TabView { view.tabItem { Text("One") } }) }
        let plain = tabs(Text("Page"))
        #expect(plain.contains("\"One\""))
        #expect(!tabs(Text("Page").toolbar(.hidden, for: .tabBar)).contains("\"One\""))
        #expect(!tabs(NavigationStack { Text("Page").toolbarVisibility(.hidden, for: .tabBar) }).contains("\"One\""))
        expectEffects(
            "fill capsule #ff383c (0, 0, 97.5, 58)", of: tabs(Text("Page").toolbarBackground(Color.red, for: .tabBar)),
            over: plain)
    }

    @Test("onDelete, onMove, deleteDisabled, moveDisabled, swipeActions and badge change rows")
    func rows() {
        func list(_ rows: some View) -> String { drawn(List { rows }.environment(\.editMode, .constant(.active))) }
        let rows = ForEach(0..<2) { Text("\($0)") }
        let plain = list(rows)
        expectEffects("[button \"Remove\"]", "symbol trash", of: list(rows.onDelete { _ in }), over: plain)
        #expect(list(rows.onDelete(perform: nil)) == plain)
        expectEffects(
            "[button \"Move Up\" disabled]", "[button \"Move Down\"]", of: list(rows.onMove { _, _ in }), over: plain)
        #expect(list(ForEach(0..<2) { Text("\($0)").deleteDisabled(true) }.onDelete { _ in }) == plain)
        #expect(list(ForEach(0..<2) { Text("\($0)").moveDisabled(true) }.onMove { _, _ in }) == plain)
        expectEffects(
            "text \"B\" 15/400 #ffffff", "fill rectangle #8e8e93 (0, 0, 74, 52)",
            of: drawn(List { Text("A").swipeActions { Button("B") {} } }), over: drawn(List { Text("A") }))
        expectEffects(
            "text \"3\" 17/400 #3c3c43@0.6", of: drawn(List { Text("A").badge(3) }), over: drawn(List { Text("A") }))
        expectEffects(
            "text \"new\" 17/400 #3c3c43@0.6", of: drawn(List { Text("A").badge("new") }),
            over: drawn(List { Text("A") }))
    }

    @Test("listSectionSpacing and listSectionSeparator change sections")
    func sections() {
        let list = List {
            Section { Text("A") }
            Section { Text("B") }
        }
        expectEffects("(16, 90, 358, 52) [listItem 2 of 2]", of: drawn(list.listSectionSpacing(3)), over: drawn(list))
        expectEffects(
            "(16, 95, 358, 52) [listItem 2 of 2]", of: drawn(list.listSectionSpacing(.compact)), over: drawn(list))
        #expect(drawn(list.listSectionSpacing(.default)) == drawn(list))
        let own = List {
            Section { Text("A") }.listSectionSpacing(3)
            Section { Text("B") }
        }
        #expect(drawn(own) == drawn(list.listSectionSpacing(3)))
        let plain = List { Section { Text("A") } }.listStyle(.plain)
        let bare = List { Section { Text("A") }.listSectionSeparator(.hidden) }.listStyle(.plain)
        expectEffects(.loses("fill rectangle #3c3c43@0.12"), of: drawn(bare), over: drawn(plain))
    }

    @Test("sectionIndexLabel shows an index beside sections, and listSectionIndexVisibility hides it")
    func sectionIndex() {
        let section = Section { Text("A") }
        let plain = drawn(List { section })
        let label: String? = "K"
        expectEffects("text \"K\" 11/600", of: drawn(List { section.sectionIndexLabel("K") }), over: plain)
        expectEffects("text \"K\" 11/600", of: drawn(List { section.sectionIndexLabel(label) }), over: plain)
        expectEffects("text \"K\" 11/600", of: drawn(List { section.sectionIndexLabel(Text("K")) }), over: plain)
        #expect(drawn(List { section.sectionIndexLabel(Text?.none) }) == plain)
        #expect(drawn(List { section.sectionIndexLabel("K") }.listSectionIndexVisibility(.hidden)) == plain)
    }

    @Test("datePickerStyle, gaugeStyle and glassEffect change looks")
    func controls() {
        let picker = DatePicker("Due", selection: .constant(Date(timeIntervalSince1970: 0)))
        expectEffects(
            "January 1970", "[radio \"Thursday, January 1, 1970\" selected]",
            of: drawn(picker.datePickerStyle(.graphical)), over: drawn(picker))
        expectEffects(
            "control choice of [", "[picker \"Hour\" value \"12\"]", of: drawn(picker.datePickerStyle(.wheel)),
            over: drawn(picker))
        #expect(drawn(picker.datePickerStyle(.compact)) == drawn(picker))
        let gauge = Gauge(value: 0.5) { Text("Fuel") }
        expectEffects(
            "(166, 393, 58, 58) [progress \"Fuel\" value \"50%\"]", of: drawn(gauge.gaugeStyle(.accessoryCircular)),
            over: drawn(gauge))
        expectEffects(
            "fill capsule #f8f8f8@0.72 (190.67, 411.83, 8.67, 20.33)", of: drawn(Text("A").glassEffect()),
            over: drawn(Text("A")))
        expectEffects(
            "fill circle #ff383c@0.8", of: drawn(Text("A").glassEffect(.regular.tint(.red), in: Circle())),
            over: drawn(Text("A").glassEffect()))
        expectEffects(
            "fill capsule #f8f8f8@0.72 (0, 0, 32.67, 34.33)", "\"A\" 17/400 #000000",
            of: drawn(Button("A") {}.buttonStyle(.glass)), over: drawn(Button("A") {}))
    }

    private func drawn(_ view: some View) -> String {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene.display.description
    }
}
