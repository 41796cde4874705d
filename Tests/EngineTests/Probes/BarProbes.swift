// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Each public modifier of bars does something that can be seen.
@MainActor
@Suite("Probes of bar modifiers")
struct BarProbes {
    private var plain: some View { Text("Body").navigationTitle("Title") }

    @Test("toolbar(content:) puts an item into the bar")
    func toolbar() {
        expectEffects(
            "\"Item\" 17/500 #000000 (12, 11.83, 34, 20.33)", "(316, 10, 58, 44) [button] on tap",
            of: bar(of: plain.toolbar { Button("Item") {} }), over: bar(of: plain))
        expectEffects(
            "\"Item\" 17/500 #000000 (16, 21.83, 34, 20.33)",
            of: bar(of: plain.toolbar { ToolbarItem(placement: .cancellationAction) { Text("Item") } }),
            over: bar(of: plain))
    }

    @Test("toolbar(_:for:) hides a bar")
    func toolbarVisibility() {
        expectEffects(
            .loses("\"Title\""), "\"Body\" 17/400 #000000 (178, 411.83",
            of: bar(of: plain.toolbar(.hidden, for: .navigationBar)), over: bar(of: plain))
    }

    @available(*, deprecated)
    @Test("navigationBarTitle and navigationBarItems do what their successors do")
    func olderNames() {
        let titled = bar(of: Text("Body").navigationTitle("Other").navigationBarTitleDisplayMode(.inline))
        expectEffects(
            "\"Title\" 17/600", .loses("\"Title\" 34/700"),
            of: bar(of: plain.navigationBarTitle("Other", displayMode: .inline)), over: bar(of: plain))
        #expect(bar(of: Text("Body").navigationBarTitle("Other", displayMode: .inline)) == titled)
        #expect(bar(of: Text("Body").navigationBarTitle(Text(verbatim: "Title"))) == bar(of: plain))
        let items = plain.navigationBarItems(leading: Text("Left"), trailing: Text("Right"))
        #expect(bar(of: items).contains("Left") && bar(of: items).contains("Right"))
        #expect(bar(of: plain.navigationBarItems(leading: Text("Left"))).contains("Left"))
        #expect(bar(of: plain.navigationBarItems(trailing: Text("Right"))).contains("Right"))
    }

    @Test("tabItem and tag choose what a tab view shows")
    func tabs() {
        func shown(_ view: some View) -> String { bar(of: TabView(selection: .constant(2)) { view }) }
        expectEffects(
            "\"Item\" 10/500 #0088ff", of: shown(Text("Body").tabItem { Text("Item") }), over: shown(Text("Body")))
        let first = Text("First")
        expectEffects(
            "\"Second\"", .loses("\"First\""), "selected 2 of 2",
            of: shown(
                Group {
                    first; Text("Second").tag(2)
                }),
            over: shown(
                Group {
                    first; Text("Second").tag(3)
                }))
    }

    private func bar(of view: some View) -> String {
        let scene = SceneHost(NavigationStack { view }, session: .fixture())
        scene.flush()
        return scene.display.description
    }
}
