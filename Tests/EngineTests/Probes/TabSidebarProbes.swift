// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Probes of what tab views show beside their pages in regular widths.
@MainActor
@Suite("Modifiers of a sidebar of tabs")
struct TabSidebarProbes {
    private func host(_ change: (AnyView) -> some View) -> TestHost {
        let tabs = TabView {
            Tab("One", systemImage: "star") { Text("First") }
            TabSection("More") { Tab("Two", systemImage: "star") { Text("Second") } }
        }
        .tabViewStyle(.sidebarAdaptable)
        return TestHost(change(AnyView(tabs)), width: 1_024, height: 768)
    }

    @Test("defaultAdaptableTabBarPlacement begins with the sidebar, which has the sections' titles")
    func placement() {
        #expect(!host { $0.defaultAdaptableTabBarPlacement(.tabBar) }.contains(label: "More"))
        #expect(host { $0.defaultAdaptableTabBarPlacement(.sidebar) }.contains(label: "More"))
    }

    @Test("tabViewSidebarHeader, tabViewSidebarFooter and tabViewSidebarBottomBar stand around the tabs, in this order")
    func parts() throws {
        let host = host {
            $0.defaultAdaptableTabBarPlacement(.sidebar)
                .tabViewSidebarHeader { Text("Header") }
                .tabViewSidebarFooter { Text("Footer") }
                .tabViewSidebarBottomBar { Text("Bar") }
        }
        let header = try host.find(label: "Header").frame
        let tab = try host.find(role: .button, label: "Two").frame
        let footer = try host.find(label: "Footer").frame
        let bar = try host.find(label: "Bar").frame
        #expect(header.maxY <= tab.minY && tab.maxY <= footer.minY, "\(header) \(tab) \(footer)")
        #expect(footer.maxY <= bar.minY && bar.maxY > 700, "\(footer) \(bar)")
    }
}
