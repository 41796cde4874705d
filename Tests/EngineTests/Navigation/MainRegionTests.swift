// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Of all pages that a window shows, one is its main region.
@MainActor
@Suite("The main region")
struct MainRegionTests {
    enum Shape: CaseIterable, Sendable {
        case stack, split, threeColumns, stackInSplit, stackInSidebar, tabs, splitInTabs, tabsInSplit, tabsInStack
        case stackInPage
    }

    private struct Screen: View {
        let shape: Shape

        var body: some View {
            switch shape {
            case .stack: stack
            case .split: NavigationSplitView(sidebar: { links }, detail: { Text("Detail") })
            case .threeColumns:
                NavigationSplitView(sidebar: { Text("First") }, content: { links }, detail: { Text("Detail") })
            case .stackInSplit: NavigationSplitView(sidebar: { links }, detail: { stack })
            case .stackInSidebar: NavigationSplitView(sidebar: { NavigationStack { links } }, detail: { stack })
            case .tabs: TabView { stack.tabItem { Text("One") } }
            case .splitInTabs:
                TabView {
                    NavigationSplitView(sidebar: { links }, detail: { stack }).tabItem { Text("One") }
                }
            case .tabsInSplit:
                NavigationSplitView(sidebar: { links }, detail: { TabView { stack.tabItem { Text("One") } } })
            case .tabsInStack: NavigationStack { TabView { stack.tabItem { Text("One") } } }
            case .stackInPage: NavigationStack { NavigationLink("Open") { stack } }
            }
        }

        private var stack: some View { NavigationStack { links } }

        private var links: some View {
            NavigationLink("Open", value: 1)
                .navigationDestination(for: Int.self) { NavigationLink("Page \($0)", value: $0 + 1) }
        }
    }

    @Test("is one page, before and after a push", arguments: Shape.allCases, [false, true])
    func isOne(shape: Shape, isRegular: Bool) throws {
        let host = TestHost(
            Screen(shape: shape).environment(\.horizontalSizeClass, isRegular ? .regular : .compact),
            width: isRegular ? 1_200 : 390)
        func mains() -> Int { host.scene.display.root.all.count { $0.semantics?.role == .main && !$0.isExiting } }
        #expect(mains() == 1)
        if host.contains(label: "Open") { try host.find(label: "Open").tap() }
        #expect(mains() == 1)
    }
}
