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
        expectEffects("?", of: bar(of: plain.toolbar { Button("Item") {} }), over: bar(of: plain))
        expectEffects(
            "?", of: bar(of: plain.toolbar { ToolbarItem(placement: .cancellationAction) { Text("Item") } }),
            over: bar(of: plain))
    }

    @Test("toolbar(_:for:) hides a bar")
    func toolbarVisibility() {
        expectEffects("?", of: bar(of: plain.toolbar(.hidden, for: .navigationBar)), over: bar(of: plain))
    }

    @available(*, deprecated)
    @Test("navigationBarTitle and navigationBarItems do what their successors do")
    func olderNames() {
        let titled = bar(of: Text("Body").navigationTitle("Other").navigationBarTitleDisplayMode(.inline))
        expectEffects("?", of: bar(of: plain.navigationBarTitle("Other", displayMode: .inline)), over: bar(of: plain))
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
        expectEffects("?", of: shown(Text("Body").tabItem { Text("Item") }), over: shown(Text("Body")))
        let first = Text("First")
        expectEffects(
            "?",
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
