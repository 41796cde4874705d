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
        #expect(bar(of: plain.toolbar { Button("Item") {} }) != bar(of: plain))
        #expect(
            bar(of: plain.toolbar { ToolbarItem(placement: .cancellationAction) { Text("Item") } }) != bar(of: plain))
    }

    @Test("toolbar(_:for:) hides a bar")
    func toolbarVisibility() {
        #expect(bar(of: plain.toolbar(.hidden, for: .navigationBar)) != bar(of: plain))
    }

    @available(*, deprecated)
    @Test("navigationBarTitle and navigationBarItems do what their successors do")
    func olderNames() {
        let titled = bar(of: Text("Body").navigationTitle("Other").navigationBarTitleDisplayMode(.inline))
        #expect(bar(of: plain.navigationBarTitle("Other", displayMode: .inline)) != bar(of: plain))
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
        #expect(shown(Text("Body").tabItem { Text("Item") }) != shown(Text("Body")))
        let first = Text("First")
        #expect(
            shown(
                Group {
                    first; Text("Second").tag(2)
                })
                != shown(
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
