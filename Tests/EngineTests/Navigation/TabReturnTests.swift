// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// The item of the page that is shown leads to the root of the page's stack, and there to the top, as on iOS.
@MainActor
@Suite("The item of the shown tab")
struct TabReturnTests {
    enum Owner: CaseIterable, Sendable { case array, path, stack }

    private struct Tabs: View {
        @State var paths: Paths
        let owner: Owner

        init(paths: Paths, owner: Owner) {
            _paths = State(initialValue: paths)
            self.owner = owner
        }

        var body: some View {
            TabView(selection: $paths.selection) {
                Tab("First", systemImage: "star", value: "one") { stack }
                Tab("Second", systemImage: "bell", value: "two") {
                    NavigationStack { Rows(name: "Other") }
                }
                Tab("Third", systemImage: "circle", value: "three") {
                    ScrollView { ForEach(0..<100, id: \.self) { Text("Plain \($0)").frame(height: 44) } }
                }
            }
        }

        @ViewBuilder private var stack: some View {
            switch owner {
            case .array: NavigationStack(path: $paths.numbers) { Rows(name: "Row") }
            case .path: NavigationStack(path: $paths.path) { Rows(name: "Row") }
            case .stack: NavigationStack { Rows(name: "Row") }
            }
        }
    }

    private struct Rows: View {
        let name: String

        var body: some View {
            List(0..<100, id: \.self) { NavigationLink("\(name) \($0)", value: $0) }
                .navigationDestination(for: Int.self) { NavigationLink("Next \(name) \($0)", value: $0 + 1) }
        }
    }

    @Test("pops all pages and empties the app's path", arguments: Owner.allCases)
    func pops(owner: Owner) throws {
        let paths = Paths()
        let host = TestHost(Tabs(paths: paths, owner: owner))
        try host.find(label: "Row 0").tap()
        try host.find(label: "Next Row 0").tap()
        #expect(host.contains(label: "Next Row 1"))
        try host.find(role: .button, label: "First").tap()
        #expect(host.contains(label: "Row 0") && !host.contains(label: "Next Row 1") && !host.contains(label: "Back"))
        #expect(paths.numbers.isEmpty && paths.path.isEmpty)
        // The app hears of the tap, too.
        #expect(paths.selections == ["one"])
    }

    @Test("leaves the stacks of other tabs alone, also the one that is chosen")
    func otherTabs() throws {
        let host = TestHost(Tabs(paths: Paths(), owner: .stack))
        try host.find(label: "Row 0").tap()
        try host.find(role: .button, label: "Second").tap()
        try host.find(label: "Other 0").tap()
        try host.find(role: .button, label: "First").tap()
        #expect(host.contains(label: "Next Row 0"))
        try host.find(role: .button, label: "First").tap()
        #expect(host.contains(label: "Row 0"))
        try host.find(role: .button, label: "Second").tap()
        #expect(host.contains(label: "Next Other 0"))
    }

    @Test(
        "scrolls to the top at the root, with a stack and without", arguments: [("First", "Row"), ("Third", "Plain")])
    func scrolls(tab: String, row: String) throws {
        let host = TestHost(Tabs(paths: Paths(), owner: .stack))
        if tab != "First" { try host.find(role: .button, label: tab).tap() }
        let start = try host.find(label: "\(row) 0").frame.minY
        try host.find(label: "\(row) 1").scroll(to: CGPoint(x: 0, y: 300))
        #expect(try host.find(label: "\(row) 8").frame.minY < start + 8 * 44)
        #expect((try? host.find(label: "\(row) 0").frame.minY) != start)
        try host.find(role: .button, label: tab).tap()
        #expect(try host.find(label: "\(row) 0").frame.minY == start)
    }

    @Test("pops first and keeps the offset of the root, which a second tap undoes")
    func popsThenScrolls() throws {
        let host = TestHost(Tabs(paths: Paths(), owner: .stack))
        let start = try host.find(label: "Row 0").frame.minY
        try host.find(label: "Row 1").scroll(to: CGPoint(x: 0, y: 300))
        try host.find(label: "Row 8").tap()
        try host.find(role: .button, label: "First").tap()
        #expect(host.contains(label: "Row 8"))
        #expect((try? host.find(label: "Row 0").frame.minY) != start)
        try host.find(role: .button, label: "First").tap()
        #expect(try host.find(label: "Row 0").frame.minY == start)
    }
}

@Observable
private final class Paths {
    var numbers: [Int] = []
    var path = NavigationPath()
    var selection = "one" { didSet { selections.append(selection) } }
    private(set) var selections: [String] = []
}
