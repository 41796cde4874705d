// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("Table")
struct TableTests {
    private func host(_ view: some View, width: CGFloat = 800) -> TestHost { TestHost(view, width: width, height: 600) }

    private func texts(_ host: TestHost, _ role: Semantics.Role) -> [String] {
        host.root.all { $0.role == role }.map { cell in
            cell.label.isEmpty ? cell.all { !$0.label.isEmpty }.map(\.label).joined(separator: " ") : cell.label
        }
    }

    @Test("has a row of labels and a row of cells for each value, which screen readers meet as that")
    func cells() throws {
        let host = host(
            Table(City.all) {
                TableColumn("Name", value: \.name)
                TableColumn("People") { Text("\($0.people)") }
            })
        #expect(host.root.all { $0.role == .table }.count == 1)
        #expect(texts(host, .columnHeader) == ["Name", "People"])
        #expect(texts(host, .cell) == ["Rome", "3", "Oslo", "1", "Bonn", "2"])
        #expect(host.root.all { $0.role == .row }.count == 4)
        #expect(host.root.all { $0.role == .list || $0.role == .listItem }.isEmpty)
        #expect(try host.find(label: "People").frame.minX == host.find(label: "3").frame.minX)
        #expect(try host.find(label: "3").frame.minX == 16 + (800 - 32 - 16) / 2 + 16)
    }

    @Test("keeps the columns of a row that has no view for one of them, or two")
    func cellsOfNoneAndSeveral() throws {
        let host = host(
            Table(City.all) {
                TableColumn("Name", value: \.name)
                TableColumn("Rank") { if $0.people > 2 { Text("first") } }
                TableColumn("More") {
                    Text("a \($0.name)")
                    if $0.people < 2 { Text("b \($0.name)") }
                }
                TableColumn("People") { Text("\($0.people)") }
            })
        let header = try host.find(label: "People").frame.minX
        for people in ["1", "2", "3"] { #expect(try host.find(label: people).frame.minX == header) }
        let more = try host.find(label: "More").frame.minX
        for label in ["a Rome", "a Oslo", "b Oslo", "a Bonn"] {
            #expect(try host.find(label: label).frame.minX == more)
        }
    }

    @Test("puts the label and the cells of a column where its alignment says, beside a width and a comparator")
    func alignment() throws {
        func edges(_ alignment: TableColumnAlignment) throws -> [CGRect] {
            let host = host(
                Table(City.all, sortOrder: .constant([KeyPathComparator(\City.name)])) {
                    TableColumn("Name", value: \.name)
                    TableColumn("People", value: \.people) { Text("\($0.people)") }.width(200).alignment(alignment)
                })
            return try [host.find(label: "People").frame, host.find(label: "3").frame]
        }
        // The column ends 16 points before the window.
        for edge in try edges(.trailing).map(\.maxX) + edges(.numeric).map(\.maxX) { #expect(abs(edge - 784) < 0.01) }
        for edge in try edges(.center).map(\.midX) { #expect(abs(edge - 684) < 1) }
        for edge in try edges(.automatic).map(\.minX) + edges(.leading).map(\.minX) { #expect(abs(edge - 584) < 0.01) }
    }

    @Test("shows the first column alone where there is little room")
    func compact() {
        let host = host(
            Table(City.all) {
                TableColumn("Name", value: \.name)
                TableColumn("People") { Text("\($0.people)") }
            }, width: 390)
        #expect(texts(host, .columnHeader).isEmpty)
        #expect(texts(host, .cell) == ["Rome", "Oslo", "Bonn"])
    }

    @Test("holds its rows alone, and not the page's title that scrolls with them", arguments: [390, 800] as [CGFloat])
    func title(width: CGFloat) throws {
        let host = host(
            NavigationStack {
                Table(City.all) {
                    TableColumn("Name", value: \.name)
                    TableColumn("People") { Text("\($0.people)") }
                }
                .navigationTitle("Cities")
            }, width: width)
        func isTitle(_ element: DisplayElement) -> Bool { element.role == .heading(level: 1) }
        #expect(!host.root.all(where: isTitle).isEmpty)
        let tables = host.root.all { $0.role == .table }
        try #require(tables.count == 1)
        #expect(tables[0].all(where: isTitle).isEmpty)
        #expect(tables[0].all { $0.role == .cell }.count == (width > 500 ? 6 : 3))
    }

    private struct Customized: View {
        @State private var columns = TableColumnCustomization<City>()
        @State private var said = "nothing"

        var body: some View {
            VStack {
                Text("said \(said)")
                Button("Hide") { columns[visibility: "people"] = .hidden }
                Button("Show") { columns[visibility: "note"] = .visible }
                Table(of: City.self, columnCustomization: $columns) {
                    TableColumn("Name", value: \.name)
                    TableColumn("People") { Text("\($0.people)") }.customizationID("people")
                    TableColumn("Note") { _ in Text("note") }.customizationID("note").defaultVisibility(.hidden)
                } rows: {
                    ForEach(City.all) { city in
                        TableRow(city)
                            .contextMenu { Button("Visit") { said = "visited \(city.name)" } }
                            .dropDestination(for: String.self) { said = "\($0[0]) for \(city.name)" }
                    }
                }
            }
        }
    }

    @Test("shows the columns that its customization does not hide")
    func customization() throws {
        let host = host(Customized())
        #expect(texts(host, .columnHeader) == ["Name", "People"])
        try host.find(label: "Hide").tap()
        #expect(texts(host, .columnHeader) == ["Name"] && texts(host, .cell) == ["Rome", "Oslo", "Bonn"])
        try host.find(label: "Show").tap()
        #expect(texts(host, .columnHeader) == ["Name", "Note"])
    }

    @Test("a customization is the same after it was stored")
    func storedCustomization() throws {
        var columns = TableColumnCustomization<City>()
        columns[visibility: "a"] = .hidden
        columns[visibility: "b"] = .visible
        columns[visibility: "c"] = .hidden
        columns[visibility: "c"] = .automatic
        let read = try JSONDecoder().decode(
            TableColumnCustomization<City>.self, from: try JSONEncoder().encode(columns))
        #expect(read == columns && read[visibility: "c"] == .automatic && read[visibility: "b"] == .visible)
    }

    @Test("its rows have menus and take drops")
    func rowModifiers() throws {
        let host = host(Customized())
        try host.find(label: "Oslo").openMenu()
        try host.find(label: "Visit").tap()
        #expect(host.contains(label: "said visited Oslo"))
        try host.find(label: "Bonn").drop(text: "Gift")
        #expect(host.contains(label: "said Gift for Bonn"))
    }

    @Test("columns have the widths that they are given, and share the rest")
    func widths() throws {
        let host = host(
            Table(City.all) {
                TableColumn("Name", value: \.name).width(100)
                TableColumn("People") { Text("\($0.people)") }.width(min: 50, ideal: 60, max: 80)
                TableColumn("Note") { _ in Text("note") }
            })
        #expect(try host.find(label: "3").frame.minX == 16 + 100 + 16)
        #expect(try host.find(label: "note").frame.minX == 16 + 100 + 16 + 80 + 16)
    }

    private func column(_ index: Int) -> TableColumn<City, Never, Text, Text> {
        TableColumn("Column \(index)") { city in Text(verbatim: "\(city.name) \(index)") }
    }

    private func manyColumns(_ count: Int) -> some View {
        Table(City.all) {
            column(0)
            column(1)
            column(2)
            column(3)
            column(4)
            column(5)
            column(6)
            column(7)
            if count == 12 {
                column(8)
                column(9)
                column(10)
                column(11)
            }
        }
        .environment(\.horizontalSizeClass, .regular)
    }

    private func scrolls(_ host: TestHost) -> [DisplayScroll] {
        host.scene.display.root.all.compactMap { layer in
            if case .scroll(let scroll) = layer.content { scroll } else { nil }
        }
    }

    @Test("columns that do not fit keep their least widths, and header and rows scroll together", arguments: [8, 12])
    func leastWidths(count: Int) throws {
        let host = host(manyColumns(count))
        let headers = host.root.all { $0.role == .columnHeader }.map(\.frame.x)
        #expect(headers.count == count)
        #expect(zip(headers.dropFirst(), headers).allSatisfy { $0 - $1 >= 64 + 16 - 0.01 })
        // Each column has 64 points, 16 between two of them and at both ends.
        let sideways = scrolls(host).filter(\.isHorizontal).map(\.contentWidth)
        #expect(sideways == (count == 12 ? [976] : []))
        #expect(scrolls(host).contains { $0.isVertical })
        for index in [0, count - 1] {
            let cell = try host.find(label: "Oslo \(index)").frame
            #expect(abs(Double(cell.minX) - headers[index]) < 0.01)
        }
    }

    @Test("columns that do not fit any more scroll as soon as the window is narrower, and fit again in a wider one")
    func narrowerWindow() throws {
        let host = host(manyColumns(8))
        #expect(!scrolls(host).contains { $0.isHorizontal })
        var viewport = host.scene.viewport
        for (width, isNarrow) in [(600.0, true), (900.0, false)] {
            viewport.width = width
            host.scene.resize(viewport)
            host.scene.flush()
            #expect(scrolls(host).contains { $0.isHorizontal } == isNarrow)
        }
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private struct Counters: View {
        var body: some View {
            Table(City.all) {
                TableColumn("Count") { Counter(name: $0.name) }
                column(1)
                column(2)
                column(3)
                column(4)
                column(5)
                column(6)
                column(7)
            }
        }

        private func column(_ index: Int) -> TableColumn<City, Never, Text, Text> {
            TableColumn("Column \(index)") { city in Text(verbatim: "\(city.name) \(index)") }
        }
    }

    @Test("rows keep their states while the table begins to scroll sideways, fits again and becomes a list")
    func statesOfRows() throws {
        let host = host(Counters().environment(\.horizontalSizeClass, .regular))
        try host.find(label: "Oslo 0").tap()
        var viewport = host.scene.viewport
        for width in [600.0, 900, 550, 520, 800] {
            viewport.width = width
            host.scene.resize(viewport)
            host.scene.flush()
            #expect(host.contains(label: "Oslo 1") && host.contains(label: "Rome 0"), "\(width)")
        }
        let changing = self.host(Counters())
        try changing.find(label: "Oslo 0").tap()
        viewport = changing.scene.viewport
        for width in [375.0, 900, 600, 375] {
            viewport.width = width
            changing.scene.resize(viewport)
            changing.scene.flush()
            #expect(changing.contains(label: "Oslo 1"), "\(width)")
        }
    }

    @Test("a press on a label sorts by its column, another one turns the order; the app sorts")
    func sorting() throws {
        let host = host(Sorted())
        #expect(texts(host, .cell).first == "Rome")
        try host.find(label: "People").tap()
        #expect(texts(host, .cell) == ["Oslo", "1", "Bonn", "2", "Rome", "3"])
        #expect(try host.find(label: "People").isSelected)
        #expect(sorting(host) == ["Name": nil, "People": .ascending])
        try host.find(label: "People").tap()
        #expect(texts(host, .cell).first == "Rome")
        #expect(sorting(host) == ["Name": nil, "People": .descending])
        try host.find(label: "Name").tap()
        #expect(sorting(host) == ["Name": .ascending, "People": nil])
        #expect(texts(host, .cell).first == "Bonn")
        #expect(try !host.find(label: "People").isSelected)
    }

    @Test("a column's label is pressed in the whole width of the column")
    func wideLabels() throws {
        let host = host(Sorted())
        for name in ["Name", "People"] {
            let button = try #require(host.root.all { $0.role == .button && $0.label == name }.first)
            #expect(abs(button.frame.width - (800 - 32 - 16) / 2) < 0.01)
        }
    }

    @Test("a column is sorted by a comparator of its own, or by values that some rows lack")
    func comparators() throws {
        let host = host(Compared())
        var names: [String] { texts(host, .cell).filter { ["Rome", "Oslo", "Bonn"].contains($0) } }
        try host.find(label: "Name").tap()
        #expect(names == ["Rome", "Bonn", "Oslo"])
        try host.find(label: "Mayor").tap()
        #expect(names.filter { $0 != "Bonn" } == ["Oslo", "Rome"])
        try host.find(label: "Rank").tap()
        #expect(names == ["Rome", "Bonn", "Oslo"])
    }

    /// What readers hear of the headers.
    private func sorting(_ host: TestHost) -> [String: Semantics.Sorting?] {
        var found: [String: Semantics.Sorting?] = [:]
        func walk(_ layer: Layer) {
            if layer.semantics?.role == .columnHeader {
                found.updateValue(layer.semantics?.sorting, forKey: name(layer))
            }
            layer.children.forEach(walk)
        }
        func name(_ layer: Layer) -> String {
            if case .text(let text) = layer.content { return text.string }
            return layer.children.lazy.map(name).first { !$0.isEmpty } ?? ""
        }
        walk(host.scene.display.root)
        return found
    }

    @Test("a row is selected by a press")
    func selection() throws {
        let host = host(Selecting())
        try host.find(label: "Oslo, 1").tap()
        #expect(host.contains(label: "chosen Oslo"))
    }

    @Test("rows are those of any content")
    func rows() {
        let host = host(
            Table(of: City.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                TableRow(City(name: "Nice", people: 0))
                ForEach(City.all) { TableRow($0) }
            })
        #expect(texts(host, .cell) == ["Nice", "Rome", "Oslo", "Bonn"])
    }

    @Test(
        "a row shows those below it after a press on its chevron, indented, and hides them again",
        arguments: [390, 800] as [CGFloat])
    func tree(width: CGFloat) throws {
        let host = host(Regions(), width: width)
        #expect(names(host) == ["Italy", "Oslo"])
        // The chevron's name is a word of the engine's.
        let chevron = try host.find(label: "Rows below")
        let (row, leaf) = try (host.find(label: "Italy").frame.minX, host.find(label: "Oslo").frame.minX)
        #expect(row == leaf)
        try chevron.tap()
        #expect(names(host) == ["Italy", "Rome", "Nice", "Oslo"])
        #expect(try host.find(label: "Rome").frame.minX == row + 20)
        try host.find(label: "Rows below").tap()
        #expect(names(host) == ["Italy", "Oslo"])
    }

    @Test("the rows below a row are shown where its binding says so")
    func boundTree() throws {
        let host = host(Regions(isBound: true))
        #expect(names(host) == ["Italy", "Rome", "Nice", "Oslo"])
        try host.find(label: "Rows below").tap()
        #expect(names(host) == ["Italy", "Oslo"] && host.contains(label: "closed"))
    }

    /// The names of cities and regions in a table, in order.
    private func names(_ host: TestHost) -> [String] {
        let known: Set = ["Italy", "Rome", "Nice", "Oslo"]
        return host.root.all { known.contains($0.label) }.map(\.label)
    }
}

// MARK: - Fixtures

private struct City: Identifiable {
    let name: String
    let people: Int
    var id: String { name }
    var mayor: String? { name == "Bonn" ? nil : "Mayor of \(name)" }

    static let all = [City(name: "Rome", people: 3), City(name: "Oslo", people: 1), City(name: "Bonn", people: 2)]
}

private struct Regions: View {
    var isBound = false
    @State private var isExpanded = true

    var body: some View {
        VStack {
            Text(isExpanded ? "open" : "closed")
            Table(of: City.self) {
                TableColumn("Name", value: \.name)
                TableColumn("People") { Text("\($0.people)") }
            } rows: {
                ForEach([City(name: "Italy", people: 4), City(name: "Oslo", people: 1)]) { place in
                    if place.name == "Oslo" {
                        TableRow(place)
                    } else if isBound {
                        DisclosureTableRow(place, isExpanded: $isExpanded) {
                            TableRow(City(name: "Rome", people: 3))
                            TableRow(City(name: "Nice", people: 0))
                        }
                    } else {
                        DisclosureTableRow(place) {
                            TableRow(City(name: "Rome", people: 3))
                            TableRow(City(name: "Nice", people: 0))
                        }
                    }
                }
            }
        }
    }
}

private struct Sorted: View {
    @State private var order: [KeyPathComparator<City>] = []
    var body: some View {
        Table(City.all.sorted(using: order), sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("People", value: \.people) { Text("\($0.people)") }
        }
    }
}

private struct Compared: View {
    @State private var order: [KeyPathComparator<City>] = []

    /// Compares texts from their ends.
    private struct Backwards: SortComparator {
        var order = SortOrder.forward
        func compare(_ a: String, _ b: String) -> ComparisonResult {
            let (one, other) = (String(a.reversed()), String(b.reversed()))
            if one == other { return .orderedSame }
            return (one < other) == (order == .forward) ? .orderedAscending : .orderedDescending
        }
    }

    var body: some View {
        Table(City.all.sorted(using: order), sortOrder: $order) {
            // The ends of the names: emoR, olsO, nnoB.
            TableColumn("Name", value: \.name, comparator: Backwards()) { Text($0.name) }
            TableColumn("Mayor", value: \.mayor) { Text($0.mayor ?? "nobody") }
            TableColumn("Rank", sortUsing: KeyPathComparator(\City.people, order: .reverse)) { Text("\($0.people)") }
                .disabledCustomizationBehavior(.all)
        }
    }
}

private struct Selecting: View {
    @State private var chosen: City.ID?
    var body: some View {
        VStack {
            Text("chosen \(chosen ?? "none")")
            Table(City.all, selection: $chosen) {
                TableColumn("Name", value: \.name)
                TableColumn("People") { Text("\($0.people)") }
            }
        }
    }
}
