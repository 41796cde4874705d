// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

/// A navigation stack that the app puts into the last column of a split view is one with the column's stack.
@MainActor
@Suite("Stacks in the columns of split views")
struct ColumnStackTests {
    /// Who keeps the path of the stack.
    enum Owner: CaseIterable, Sendable { case array, path, stack }

    enum Way: String, CaseIterable, Sendable {
        case value = "Value"
        case view = "View"
        case binding = "Binding"

        /// The title of the page that it leads to.
        var title: String {
            switch self {
            case .value: "Page 1"
            case .view: "Page of a view"
            case .binding: "Page of a binding"
            }
        }
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let columns: Int
        let isRegular: Bool
        let owner: Owner
        var way = Way.value

        var testDescription: String { "\(columns) columns, \(isRegular ? "regular" : "compact"), \(owner), \(way)" }
    }

    private nonisolated static let owners: [Case] = [2, 3].flatMap { columns in
        [false, true].flatMap { isRegular in
            Owner.allCases.map { Case(columns: columns, isRegular: isRegular, owner: $0) }
        }
    }

    private nonisolated static let ways: [Case] = owners.flatMap { one in
        Way.allCases.map { Case(columns: one.columns, isRegular: one.isRegular, owner: one.owner, way: $0) }
    }

    // MARK: - Bars

    @Test("there is one bar for the stack and its column, with one way back", arguments: ways)
    func bars(one: Case) throws {
        let (host, _) = try shown(one)
        let bars = one.isRegular ? one.columns : 1
        #expect(host.bars == bars)
        #expect(host.count(of: "Back") == (one.isRegular ? 0 : 1))
        try host.find(label: one.way.rawValue).tap()
        #expect(host.contains(label: one.way.title))
        #expect(host.bars == bars && host.count(of: "Back") == 1)
        try host.find(label: "Back").tap()
        #expect(host.contains(label: "Detail") && !host.contains(label: one.way.title))
        guard !one.isRegular else { return }
        try host.find(label: "Back").tap()
        #expect(host.contains(label: one.columns == 2 ? "Boxes" : "Letters") && !host.contains(label: "Detail"))
    }

    @Test("the bar of the stack has the items of the column, as long as the stack is there", arguments: [2, 3])
    func items(columns: Int) throws {
        let route = Route()
        route.isRegular = true
        let host = self.host(Columns(route: route, count: columns, owner: .stack), width: 1_200)
        #expect(!host.contains(label: "Outer item"))
        route.hasItem = true
        host.scene.flush()
        #expect(host.count(of: "Outer item") == 1 && host.bars == columns)
        route.hasStack = false
        host.scene.flush()
        #expect(host.count(of: "Outer item") == 1 && !host.contains(label: "Detail"))
        route.hasStack = true
        host.scene.flush()
        #expect(host.count(of: "Outer item") == 1 && host.contains(label: "Detail") && host.bars == columns)
        route.hasItem = false
        host.scene.flush()
        #expect(!host.contains(label: "Outer item"))
    }

    @Test("the sidebar is shown again from the stack's bar")
    func sidebar() throws {
        let (host, _) = try shown(Case(columns: 2, isRegular: true, owner: .stack))
        try host.find(role: .button, label: "Sidebar").tap()
        #expect(!host.contains(label: "Boxes") && host.bars == 1)
        try host.find(role: .button, label: "Sidebar").tap()
        #expect(host.contains(label: "Boxes") && host.bars == 2)
    }

    // MARK: - History

    @Test("pushes of the stack follow the column's page in the history; its keys lead back and forth", arguments: ways)
    func history(one: Case) throws {
        let (host, route) = try shown(one)
        let before = host.entries
        #expect(before.count == (one.isRegular ? 1 : one.columns))
        try host.find(label: one.way.rawValue).tap()
        let after = host.entries
        #expect(after.count == before.count + 1 && after.dropLast().map(\.key) == before.map(\.key))
        #expect(after.last?.title == one.way.title)
        if one.way == .value { #expect(after.last?.path.contains("/Int~") == true) }
        if one.way == .view { #expect(after.last?.path.contains("/~.p") == true) }
        let root = try #require(before.last).key
        let page = try #require(after.last).key
        #expect(host.show(root))
        #expect(host.entries.map(\.key) == before.map(\.key) && host.contains(label: "Detail"))
        #expect(route.numbers.isEmpty && route.path.isEmpty && !route.isShown)
        #expect(host.show(page))
        #expect(host.entries.map(\.key) == after.map(\.key) && host.contains(label: one.way.title))
    }

    @Test("an address that nobody was given moves no column", arguments: [2, 3])
    func madeUp(columns: Int) {
        let host = self.host(Columns(route: Route(), count: columns, owner: .stack), width: 390)
        let before = host.entries.map(\.key)
        for path in ["/Int~invented", "/Int~~Mw", "/Int~", "/nothing", "/~.p"] {
            #expect(!host.open(path), "\(path)")
            #expect(host.contains(label: "Boxes") && host.entries.map(\.key) == before)
        }
    }

    @Test("going back to the first column at once empties the path of the stack", arguments: owners)
    func backToTheStart(one: Case) throws {
        let (host, route) = try shown(one)
        let start = try #require(host.entries.first)
        try host.find(label: "Value").tap()
        try host.find(label: "Next").tap()
        #expect(host.contains(label: "Page 2"))
        #expect(host.show(start.key))
        #expect(host.entries.map(\.key) == [start.key])
        #expect(route.numbers.isEmpty && route.path.isEmpty)
        #expect(host.contains(label: "Boxes"))
    }

    @Test("an address opens the page in the stack of a wide window", arguments: [2, 3])
    func addresses(columns: Int) throws {
        let one = Case(columns: columns, isRegular: true, owner: .array)
        let addresses = LocalAddresses()
        let (host, _) = try shown(one, addresses)
        try host.find(label: "Value").tap()
        try host.find(label: "Next").tap()
        let path = try #require(host.entries.last).path
        let (other, route) = try shown(one, addresses)
        #expect(other.open(path))
        #expect(route.numbers == [1, 2] && other.contains(label: "Page 2"))
        #expect(other.open("/"))
        #expect(route.numbers.isEmpty && other.contains(label: "Detail"))
    }

    @Test(
        "an address opens the page in the stack of a narrow window, which begins with the sidebar", arguments: [2, 3])
    func addressesInCompactWidth(columns: Int) throws {
        let addresses = LocalAddresses()
        let (host, _) = try shown(Case(columns: columns, isRegular: false, owner: .array), addresses)
        try host.find(label: "Value").tap()
        try host.find(label: "Next").tap()
        let path = try #require(host.entries.last).path
        let route = Route()
        let other = self.host(Columns(route: route, count: columns, owner: .array), width: 390, addresses)
        #expect(!other.open("/nowhere") && other.contains(label: "Boxes"))
        #expect(other.open(path))
        #expect(route.numbers == [1, 2] && other.contains(label: "Page 2"))
        #expect(other.entries.last?.path == path && other.entries.count == columns + 2)
    }

    @Test("a page of the sidebar covers the last column, whose pages then are not in the history")
    func covered() throws {
        let host = self.host(
            NavigationSplitView {
                NavigationLink("Over", value: "over").navigationTitle("Boxes")
                    .navigationDestination(for: String.self) { Text($0).navigationTitle("Covering") }
            } detail: {
                NavigationStack {
                    NavigationLink("Value", value: 1).navigationTitle("Detail")
                        .navigationDestination(for: Int.self) { Text("Number \($0)") }
                }
            }.environment(\.horizontalSizeClass, .regular), width: 1_200)
        try host.find(label: "Value").tap()
        let inside = host.entries
        #expect(inside.count == 2)
        try host.find(label: "Over").tap()
        #expect(host.contains(label: "Covering") && host.entries.count == 2)
        #expect(host.entries.last?.key != inside.last?.key)
        let key = try #require(inside.last).key
        #expect(host.show(key))
        #expect(host.contains(label: "Number 1") && !host.contains(label: "Covering"))
        #expect(host.entries.map(\.key) == inside.map(\.key))
    }

    // MARK: - What stays

    @Test("another selection in the sidebar keeps the path, unless the stack has another identity")
    func selection() throws {
        for isIdentified in [false, true] {
            let route = Route()
            route.isRegular = true
            let host = self.host(
                Columns(route: route, count: 2, owner: .stack, isIdentified: isIdentified), width: 1_200)
            try host.find(label: "Inbox").tap()
            try host.find(label: "Value").tap()
            try host.find(label: "Sent").tap()
            #expect(host.contains(label: "Page 1") == !isIdentified)
            #expect(host.contains(label: "Detail") == isIdentified)
        }
    }

    @Test("a change of the width class keeps what was pushed, to and fro", arguments: owners)
    func widths(one: Case) throws {
        let (host, route) = try shown(one)
        try host.find(label: "Value").tap()
        for isRegular in [!one.isRegular, one.isRegular] {
            route.isRegular = isRegular
            host.scene.resize(Viewport(width: isRegular ? 1_200 : 390, height: 844))
            host.scene.flush()
            #expect(host.contains(label: "Page 1") && host.count(of: "Back") == 1)
            #expect(host.bars == (isRegular ? one.columns : 1))
        }
        try host.find(label: "Back").tap()
        #expect(host.contains(label: "Detail") && !host.contains(label: "Page 1"))
    }

    @Test("a scene that is restored shows what was pushed", arguments: [2, 3], [false, true])
    func restoration(columns: Int, isRegular: Bool) throws {
        let one = Case(columns: columns, isRegular: isRegular, owner: .stack)
        let (host, route) = try shown(one)
        try host.find(label: "Value").tap()
        let woken = TestHost(
            Columns(route: route, count: columns, owner: .stack), session: Self.session(LocalAddresses()),
            viewport: Viewport(width: isRegular ? 1_200 : 390, height: 844), restoring: host.scene.archive())
        #expect(woken.contains(label: "Page 1") && woken.bars == (isRegular ? columns : 1))
    }

    // MARK: -

    private static func session(_ addresses: any AddressCodec) -> SessionContext {
        SessionContext(textEngine: RecordedTextEngine(), routes: RouteCodec(addresses: addresses))
    }

    private func host(
        _ view: some View, width: CGFloat, _ addresses: any AddressCodec = LocalAddresses()
    ) -> TestHost {
        TestHost(view, session: Self.session(addresses), viewport: Viewport(width: width, height: 844))
    }

    /// A split view whose last column is shown.
    private func shown(
        _ one: Case, _ addresses: any AddressCodec = LocalAddresses()
    ) throws -> (TestHost, Route) {
        let route = Route()
        route.isRegular = one.isRegular
        let host = self.host(
            Columns(route: route, count: one.columns, owner: one.owner), width: one.isRegular ? 1_200 : 390, addresses)
        if !one.isRegular {
            try host.find(label: "Inbox").tap()
            if one.columns == 3 { try host.find(label: "First").tap() }
        }
        #expect(host.contains(label: "Detail"))
        return (host, route)
    }
}

@Observable
private final class Route {
    var numbers: [Int] = []
    var path = NavigationPath()
    var isShown = false
    var isRegular = false
    var hasItem = false
    var hasStack = true
}

private struct Columns: View {
    @State var route: Route
    let count: Int
    let owner: ColumnStackTests.Owner
    let isIdentified: Bool
    @State private var box: String?
    @State private var letter: String?

    init(route: Route, count: Int, owner: ColumnStackTests.Owner, isIdentified: Bool = false) {
        _route = State(initialValue: route)
        self.count = count
        self.owner = owner
        self.isIdentified = isIdentified
    }

    var body: some View {
        split.environment(\.horizontalSizeClass, route.isRegular ? .regular : .compact)
    }

    @ViewBuilder private var split: some View {
        if count == 2 {
            NavigationSplitView {
                boxes
            } detail: {
                detail
            }
        } else {
            NavigationSplitView {
                boxes
            } content: {
                List(["First", "Second"], id: \.self, selection: $letter) { NavigationLink($0, value: $0) }
                    .navigationTitle("Letters")
            } detail: {
                detail
            }
        }
    }

    private var boxes: some View {
        List(["Inbox", "Sent"], id: \.self, selection: $box) { NavigationLink($0, value: $0) }
            .navigationTitle("Boxes")
    }

    @ViewBuilder private var detail: some View {
        Group {
            if !route.hasStack {
                Text("No stack")
            } else if isIdentified {
                stack.id(box)
            } else {
                stack
            }
        }
        .toolbar {
            if route.hasItem { ToolbarItem(placement: .topBarTrailing) { Button("Outer item") {} } }
        }
    }

    @ViewBuilder private var stack: some View {
        switch owner {
        case .array: NavigationStack(path: $route.numbers) { root }
        case .path: NavigationStack(path: $route.path) { root }
        case .stack: NavigationStack { root }
        }
    }

    private var root: some View {
        VStack {
            NavigationLink("Value", value: 1)
            NavigationLink("View") { Text("Content of a view").navigationTitle("Page of a view") }
            Button("Binding") { route.isShown = true }
        }
        .navigationTitle("Detail")
        .navigationDestination(for: Int.self) { number in
            NavigationLink("Next", value: number + 1).navigationTitle("Page \(number)")
        }
        .navigationDestination(isPresented: $route.isShown) {
            Text("Content of a binding").navigationTitle("Page of a binding")
        }
    }
}

@MainActor
extension TestHost {
    fileprivate var entries: [HistoryEntry] { scene.graph.navigation.entries }
    fileprivate var bars: Int { scene.display.root.all.count { $0.semantics?.motion == .bar && !$0.isExiting } }
    fileprivate func count(of button: String) -> Int { root.all { $0.role == .button && $0.label == button }.count }

    fileprivate func show(_ key: Int) -> Bool {
        defer { scene.flush() }
        return scene.graph.navigation.show(key: key)
    }

    fileprivate func open(_ path: String) -> Bool {
        defer { scene.flush() }
        return scene.graph.navigation.open(path: path)
    }
}
