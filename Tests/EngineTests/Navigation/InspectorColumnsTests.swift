// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Columns of a split view beside an inspector.
@MainActor @Suite struct InspectorColumnsTests {
    enum Place: CaseIterable { case detail, stackInDetail, splitView }

    private struct Library: View {
        let place: Place
        @State var visibility: NavigationSplitViewVisibility
        @State private var isShown = false

        var body: some View {
            if place == .splitView { split.inspector(isPresented: $isShown) { inspector } } else { split }
        }

        private var split: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                Text("Shelves")
            } content: {
                Text("Books")
            } detail: {
                switch place {
                case .detail: page.inspector(isPresented: $isShown) { inspector }
                case .stackInDetail: NavigationStack { page.inspector(isPresented: $isShown) { inspector } }
                case .splitView: page
                }
            }
        }

        private var page: some View { Button("Page") { isShown.toggle() }.frame(maxWidth: .infinity) }
        private var inspector: some View { Text("Facts") }
    }

    private func seen(_ host: TestHost) -> [String] {
        ["Shelves", "Books", "Page", "Facts"].filter { host.contains(label: $0) }
    }

    private func host(_ place: Place, _ visibility: NavigationSplitViewVisibility, width: CGFloat) -> TestHost {
        TestHost(
            Library(place: place, visibility: visibility).environment(\.horizontalSizeClass, .regular), width: width)
    }

    @Test(arguments: Place.allCases, [NavigationSplitViewVisibility.automatic, .all, .doubleColumn])
    func `columns that leave an inspector no room are hidden while it is open`(
        place: Place, visibility: NavigationSplitViewVisibility
    ) throws {
        let host = host(place, visibility, width: 820)
        let before = seen(host)
        #expect(before.contains("Books") && !before.contains("Facts"))
        try host.find(label: "Page").tap()
        #expect(seen(host) == ["Page", "Facts"])
        for label in ["Page", "Facts"] {
            let frame = try host.find(label: label).frame
            #expect(frame.minX >= 0 && frame.maxX <= 820, "\(label)")
        }
        #expect(try host.find(label: "Page").frame.maxX <= host.find(label: "Facts").frame.minX)
        try host.find(label: "Page").tap()
        #expect(seen(host) == before)
    }

    @Test(arguments: Place.allCases)
    func `the user shows a column beside an inspector nevertheless`(place: Place) throws {
        let host = host(place, .all, width: 820)
        try host.find(label: "Page").tap()
        try host.find(role: .button, label: "Sidebar").tap()
        #expect(seen(host).contains("Books"))
    }

    @Test(arguments: Place.allCases, [NavigationSplitViewVisibility.automatic, .all])
    func `all columns stay where there is room for them and an inspector`(
        place: Place, visibility: NavigationSplitViewVisibility
    ) throws {
        let host = host(place, visibility, width: 1366)
        try host.find(label: "Page").tap()
        #expect(seen(host) == ["Shelves", "Books", "Page", "Facts"])
        #expect(try host.find(label: "Facts").frame.maxX <= 1366)
    }
}
