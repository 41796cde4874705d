// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("Editing of lists")
struct ListEditingTests {
    @Test("a row that can be deleted has its action beside it, out of sight")
    func swipe() throws {
        let host = TestHost(Names())
        let row = try #require(host.root.all { $0.role == .listItem }.first?.frame)
        let delete = try host.find(role: .button, label: "Delete").frame
        #expect(delete.minX >= row.x + row.width && delete.height == row.height)
        try host.find(role: .button, label: "Delete").tap()
        #expect(host.contains(label: "names: Bea Cid"))
    }

    @Test("a row that the user deletes leaves with an animation that the app did not ask for")
    func deletionIsSeen() throws {
        let host = TestHost(Names())
        _ = host.scene.update()
        try host.find(role: .button, label: "Delete").tap()
        let exits = host.scene.update().batch.operations.filter { if case .exit = $0 { true } else { false } }
        #expect(!exits.isEmpty)
        #expect(host.contains(label: "names: Bea Cid") && !host.contains(label: "Ada"))
    }

    /// How often each row between actions was told where to stand.
    private func revisions(_ layer: Layer) -> [Int] {
        var found = layer.children.flatMap { revisions($0) }
        if case .scroll(let scroll) = layer.content, case .actions = scroll.snapping { found.append(scroll.revision) }
        return found
    }

    @Test("the edit button shows a minus for each row, which brings the action into view")
    func editMode() throws {
        let host = TestHost(NavigationStack { Names().toolbar { EditButton() } })
        #expect(!host.contains(label: "Remove"))
        try host.find(role: .button, label: "Edit").tap()
        #expect(host.root.all { $0.label == "Remove" }.count == 3)
        try host.find(role: .button, label: "Remove").tap()
        let row = try #require(host.root.all { $0.role == .listItem }.first?.frame)
        let delete = try host.find(role: .button, label: "Delete")
        #expect(delete.frame.maxX <= row.x + row.width)
        // A press beside it may have hidden the action: the minus always shows it.
        let before = revisions(host.scene.display.root)
        try host.find(role: .button, label: "Remove").tap()
        #expect(try host.find(role: .button, label: "Delete").frame.maxX <= row.x + row.width)
        #expect(revisions(host.scene.display.root).max() == before.max().map { $0 + 1 })
        try host.find(role: .button, label: "Delete").tap()
        #expect(host.contains(label: "names: Bea Cid"))
        try host.find(role: .button, label: "Done").tap()
        #expect(!host.contains(label: "Remove"))
    }

    @Test("what stands in the rows makes way for the marks of edit mode with an animation, and comes back with one")
    func editModeIsSeen() throws {
        let host = TestHost(NavigationStack { Names().toolbar { EditButton() } })
        _ = host.scene.update()
        for title in ["Edit", "Done"] {
            try host.find(role: .button, label: title).tap()
            let moves = host.scene.update().batch.operations.filter { if case .animate = $0 { true } else { false } }
            #expect(!moves.isEmpty, "\(title)")
        }
    }

    @Test("a row whose action is in view is closed when editing ends, and stays so when it begins again")
    func closing() throws {
        let host = TestHost(NavigationStack { Names().toolbar { EditButton() } })
        func isOpen() throws -> Bool {
            let row = try #require(host.root.all { $0.role == .listItem }.first?.frame)
            return try host.find(role: .button, label: "Delete").frame.maxX <= row.x + row.width
        }
        try host.find(role: .button, label: "Edit").tap()
        #expect(try !isOpen())
        try host.find(role: .button, label: "Remove").tap()
        #expect(try isOpen())
        try host.find(role: .button, label: "Done").tap()
        #expect(try !isOpen())
        try host.find(role: .button, label: "Edit").tap()
        #expect(try !isOpen())
    }

    @Test("while a list with a set as its selection is edited, rows have circles and a tap chooses them")
    func choosingLinks() throws {
        let host = TestHost(Mails())
        try host.find(role: .button, label: "Edit").tap()
        #expect(!host.contains(label: "Remove"))
        #expect(host.root.all { $0.role == .toggle }.map(\.label) == ["One", "Two"])
        try host.find(role: .toggle, label: "One").tap()
        #expect(host.contains(label: "chosen: One") && !host.contains(label: "Page One"))
        try host.find(role: .toggle, label: "Two").tap()
        #expect(host.contains(label: "chosen: One Two"))
        try host.find(role: .toggle, label: "One").tap()
        #expect(host.contains(label: "chosen: Two"))
        try host.find(role: .button, label: "Done").tap()
        try host.find(label: "One").tap()
        #expect(host.contains(label: "Page One"))
    }

    @Test("a press on a row's circle chooses the row, and is no control of its own")
    func choosingByCircle() throws {
        let host = TestHost(Mails())
        try host.find(role: .button, label: "Edit").tap()
        let circles = circles(in: host.scene.display.root)
        #expect(circles.count == 2)
        #expect(host.root.all { $0.role == .toggle }.map(\.label) == ["One", "Two"])
        for chosen in ["Two", ""] {
            #expect(host.scene.send(.tap, to: circles[1].id) == .handled)
            host.scene.flush()
            #expect(host.contains(label: "chosen: Two") == (chosen == "Two"))
        }
    }

    /// The layers of the circles beside rows that can be chosen, from top to bottom.
    private func circles(in layer: Layer) -> [Layer] {
        if layer.semantics?.isHidden == true, layer.events.contains(.tap), layer.placement.width == 40 {
            return [layer]
        }
        return layer.children.flatMap { circles(in: $0) }
    }

    @Test("while a list is edited its links lead nowhere, and have no chevrons")
    func editedLinks() throws {
        let host = TestHost(Mails(isChoosing: false))
        try host.find(role: .button, label: "Edit").tap()
        #expect(host.root.all { $0.label == "Remove" }.count == 2)
        #expect(host.root.all { $0.label == "One" }.map(\.role) == [.staticText])
        try host.find(role: .button, label: "Done").tap()
        try host.find(label: "One").tap()
        #expect(host.contains(label: "Page One"))
    }

    @Test("rows of a ForEach with edit actions are deleted and moved in the bound collection, those of others are not")
    func forEachActions() throws {
        let host = TestHost(NavigationStack { BoundNames().toolbar { EditButton() } })
        #expect(host.root.all { $0.label == "Delete" }.count == 2)
        try host.find(role: .button, label: "Delete").tap()
        #expect(host.contains(label: "names: Bea"))
        try host.find(role: .button, label: "Edit").tap()
        #expect(host.root.all { $0.label == "Remove" }.count == 1)
    }

    @Test("a grip moves a row by one place, and not beyond the ends")
    func moving() throws {
        let host = TestHost(NavigationStack { Names().toolbar { EditButton() } })
        try host.find(role: .button, label: "Edit").tap()
        #expect(try host.find(role: .button, label: "Move Up").isDisabled)
        try host.find(role: .button, label: "Move Down").tap()
        #expect(host.contains(label: "names: Bea Ada Cid"))
    }

    @Test("a row with actions of its own keeps its state when editing begins and ends")
    func stateOfRows() throws {
        let list = List { Counted().swipeActions { Button("Archive") {} } }
        let host = TestHost(NavigationStack { list.toolbar { EditButton() } })
        try host.find(role: .button, label: "count 0").tap()
        #expect(host.contains(label: "count 1"))
        try host.find(role: .button, label: "Edit").tap()
        #expect(host.contains(label: "count 1"))
        try host.find(role: .button, label: "Done").tap()
        #expect(host.contains(label: "count 1"))
    }

    /// The layers from one of the tree to the one with an identifier.
    private func layers(to identifier: String, in layer: Layer) -> [Int]? {
        if layer.isExiting { return nil }
        if layer.semantics?.identifier == identifier { return [layer.id] }
        for child in layer.children {
            if let inside = layers(to: identifier, in: child) { return [layer.id] + inside }
        }
        return nil
    }

    @Test("what a row shows stays in its layers when editing of a list with a selection begins and ends")
    func layersOfRows() throws {
        let list = List(selection: Binding<Set<Int>>.constant([])) {
            Text("Mail").accessibilityIdentifier("mail").tag(1)
        }
        let host = TestHost(NavigationStack { list.toolbar { EditButton() } })
        let before = try #require(layers(to: "mail", in: host.scene.display.root))
        try host.find(role: .button, label: "Edit").tap()
        #expect(host.root.all { $0.role == .toggle }.count == 1)
        #expect(layers(to: "mail", in: host.scene.display.root) == before)
        try host.find(role: .button, label: "Done").tap()
        #expect(host.root.all { $0.role == .toggle }.isEmpty)
        #expect(layers(to: "mail", in: host.scene.display.root) == before)
    }

    @Test("the lines of a grip are whole points high and apart, and so equally thick on every screen")
    func gripLines() throws {
        let host = TestHost(NavigationStack { Names().environment(\.editMode, .constant(.active)) })
        let (heights, tops) = lines(in: host.scene.display.root, at: 0)
        #expect(heights.count == 9)
        #expect(heights.allSatisfy { $0 == $0.rounded() })
        let distances = zip(tops.dropFirst(), tops).map { $0 - $1 }
        #expect(distances.allSatisfy { $0 == $0.rounded() })
    }

    /// The heights of the lines of all grips, and where they begin, in points.
    private func lines(in layer: Layer, at top: Double) -> (heights: [Double], tops: [Double]) {
        var found: (heights: [Double], tops: [Double]) = ([], [])
        let placement = layer.placement
        if case .fill = layer.content, placement.width == 20, placement.height < 4 {
            found = ([Double(placement.height)], [top + Double(placement.y)])
        }
        for child in layer.children {
            let inside = lines(in: child, at: top + Double(placement.y))
            found.heights += inside.heights
            found.tops += inside.tops
        }
        return found
    }

    @Test("a row is carried by its grip: those in between make way, and the data changes once, when it is dropped")
    func carrying() throws {
        let moves = Moves()
        let host = TestHost(NavigationStack { Names(moves: moves).environment(\.editMode, .constant(.active)) })
        let rows = try ["Ada", "Bea", "Cid"].map { try host.find(label: $0).frame }
        let finger = try host.touch(at: host.find(label: "Move Down").center)
        finger.move(by: CGSize(width: 0, height: rows[1].midY - rows[0].midY + 4))
        #expect(try host.find(label: "Ada").frame.minY == rows[1].minY + 4)
        #expect(try host.find(label: "Bea").frame == rows[0])
        #expect(try host.find(label: "Cid").frame == rows[2])
        #expect(host.contains(label: "names: Ada Bea Cid"))
        finger.move(by: CGSize(width: 0, height: 300))
        #expect(try host.find(label: "Cid").frame == rows[1])
        finger.lift()
        #expect(host.contains(label: "names: Bea Cid Ada"))
        #expect(try ["Bea", "Cid", "Ada"].map { try host.find(label: $0).frame } == rows)
        #expect(moves.all == ["0 to 3"])
    }

    @Test("where the page is not edited a row is carried once it was held, and by no finger that moves at once")
    func carryingHeld() throws {
        let moves = Moves()
        let host = TestHost(NavigationStack { Names(moves: moves) })
        let rows = try ["Ada", "Bea", "Cid"].map { try host.find(label: $0).frame }
        let place = try host.find(label: "Ada").center
        let way = CGSize(width: 0, height: rows[1].midY - rows[0].midY + 4)
        let quick = try host.touch(at: place)
        quick.move(by: way)
        quick.hold(for: 1)
        #expect(try host.find(label: "Ada").frame == rows[0])
        quick.lift()
        let finger = try host.touch(at: place)
        finger.hold(for: 0.6)
        finger.move(by: way)
        #expect(try host.find(label: "Ada").frame.minY == rows[1].minY + 4)
        #expect(try host.find(label: "Bea").frame == rows[0])
        #expect(moves.all.isEmpty)
        finger.lift()
        #expect(host.contains(label: "names: Bea Ada Cid"))
        #expect(moves.all == ["0 to 2"])
    }

    @Test("a row is carried upwards, and one that comes back to its place moves nothing")
    func carryingUp() throws {
        let moves = Moves()
        let host = TestHost(NavigationStack { Names(moves: moves).environment(\.editMode, .constant(.active)) })
        let rows = try ["Ada", "Bea", "Cid"].map { try host.find(label: $0).frame }
        let step = rows[1].midY - rows[0].midY
        let grips = host.root.all { $0.label == "Move Up" }.compactMap(\.frame)
        let grip = CGPoint(x: grips[2].x + grips[2].width / 2, y: grips[2].y + grips[2].height / 2)
        let finger = try host.touch(at: grip)
        finger.move(by: CGSize(width: 0, height: -2 * step))
        finger.move(by: CGSize(width: 0, height: 2 * step))
        finger.lift()
        #expect(moves.all.isEmpty)
        let second = try host.touch(at: grip)
        second.move(by: CGSize(width: 0, height: -step))
        second.lift()
        #expect(moves.all == ["2 to 1"])
        #expect(host.contains(label: "names: Ada Cid Bea"))
    }

    @Test("a row that is taken out of a user's hand, or whose list changes meanwhile, goes back")
    func carryingEnds() throws {
        let moves = Moves()
        let host = TestHost(NavigationStack { Names(moves: moves).environment(\.editMode, .constant(.active)) })
        let rows = try ["Ada", "Bea", "Cid"].map { try host.find(label: $0).frame }
        let grip = try host.find(label: "Move Down").center
        let finger = try host.touch(at: grip)
        finger.move(by: CGSize(width: 0, height: 200))
        finger.cancel()
        #expect(try ["Ada", "Bea", "Cid"].map { try host.find(label: $0).frame } == rows)
        let second = try host.touch(at: grip)
        second.move(by: CGSize(width: 0, height: 200))
        try host.find(role: .button, label: "Add").tap()
        second.move(by: CGSize(width: 0, height: 1))
        #expect(try host.find(label: "Bea").frame == rows[1])
        second.lift()
        #expect(moves.all.isEmpty)
        #expect(host.contains(label: "names: Ada Bea Cid Dot"))
    }

    @Test("rows say which of them stays")
    func disabled() throws {
        let host = TestHost(NavigationStack { Names(kept: "Bea").toolbar { EditButton() } })
        #expect(host.root.all { $0.label == "Delete" }.count == 2)
        try host.find(role: .button, label: "Edit").tap()
        #expect(host.root.all { $0.label == "Move Down" }.count == 2)
    }

    @Test("actions of a row's own take the place of the platform's")
    func swipeActions() throws {
        let host = TestHost(Swiped())
        let row = try #require(host.root.all { $0.role == .listItem }.first?.frame)
        #expect(try host.find(role: .button, label: "Pin").frame.maxX <= row.x)
        try host.find(role: .button, label: "Flag").tap()
        #expect(host.contains(label: "flagged"))
        #expect(!host.contains(label: "Delete"))
        try host.find(role: .button, label: "Pin").tap()
        #expect(host.contains(label: "pinned"))
    }

    @Test("an action that is disabled is faint")
    func disabledAction() {
        func drawn(isDisabled: Bool) -> String {
            let list = List { Text("Row").swipeActions { Button("Flag") {}.disabled(isDisabled) } }
            return TestHost(list).scene.display.description
        }
        let (enabled, disabled) = (drawn(isDisabled: false), drawn(isDisabled: true))
        #expect(!enabled.contains("opacity 0.5") && disabled.contains("opacity 0.5"))
    }

    @Test("one row is selected by a tap")
    func single() throws {
        let host = TestHost(Selecting())
        try host.find(role: .button, label: "Row 2").tap()
        #expect(try host.find(role: .button, label: "Row 2").isSelected)
        #expect(host.contains(label: "one 2"))
        try host.find(role: .button, label: "Row 3").tap()
        #expect(try !host.find(role: .button, label: "Row 2").isSelected)
        #expect(host.contains(label: "one 3"))
    }

    @Test("several rows are selected while the page is edited")
    func multiple() throws {
        let host = TestHost(NavigationStack { SelectingMany().toolbar { EditButton() } })
        #expect(host.root.all { $0.role == .toggle }.isEmpty)
        try host.find(role: .button, label: "Edit").tap()
        try host.find(role: .toggle, label: "Row 1").tap()
        try host.find(role: .toggle, label: "Row 3").tap()
        #expect(host.contains(label: "many 1 3"))
        try host.find(role: .toggle, label: "Row 1").tap()
        #expect(host.contains(label: "many 3"))
    }

    @Test("an app's own edit mode is the list's")
    func ownMode() throws {
        let host = TestHost(Names().environment(\.editMode, .constant(.active)))
        #expect(host.contains(label: "Remove"))
    }

    @Test(
        "elements are removed and moved by their offsets",
        arguments: [
            ([0], 2, "bacd"), ([3], 0, "dabc"), ([0, 2], 4, "bdac"), ([1, 2], 2, "abcd"), ([], 0, "abcd"),
            ([3], 4, "abcd"),
        ])
    func offsets(source: [Int], destination: Int, moved: String) {
        var letters = Array("abcd")
        letters.move(fromOffsets: IndexSet(source), toOffset: destination)
        #expect(String(letters) == moved)
        letters = Array("abcd")
        letters.remove(atOffsets: IndexSet(source))
        #expect(letters == Array("abcd").enumerated().filter { !source.contains($0.offset) }.map(\.element))
    }

    @Test("a badge stands at the row's trailing end; zero shows none")
    func badge() throws {
        let host = TestHost(
            List {
                Text("Mail").badge(12)
                Text("Spam").badge(0)
            })
        let row = try #require(host.root.all { $0.role == .listItem }.first?.frame)
        #expect(try host.find(label: "12").frame.maxX == row.x + row.width - 16)
        #expect(!host.contains(label: "0"))
    }
}

@MainActor
private final class Moves {
    var all: [String] = []
}

private struct Counted: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Names: View {
    var kept: String?
    var moves: Moves?
    @State private var names = ["Ada", "Bea", "Cid"]

    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                Text(name).deleteDisabled(name == kept).moveDisabled(name == kept)
            }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { offsets, place in
                names.move(fromOffsets: offsets, toOffset: place)
                moves?.all.append("\(offsets.map(String.init).joined(separator: " ")) to \(place)")
            }
            if moves != nil { Button("Add") { names.append("Dot") } }
            Section("All") { Text("names: \(names.joined(separator: " "))") }
        }
    }
}

/// Links that can be deleted and, if `isChoosing`, chosen.
private struct Mails: View {
    var isChoosing = true
    @State private var mails = ["One", "Two"]
    @State private var chosen: Set<String> = []

    var body: some View {
        NavigationStack {
            VStack {
                if isChoosing { List(selection: $chosen) { rows } } else { List { rows } }
                Text("chosen: \(chosen.sorted().joined(separator: " "))")
            }
            .navigationDestination(for: String.self) { Text("Page \($0)") }
            .toolbar { EditButton() }
        }
    }

    private var rows: some View {
        ForEach(mails, id: \.self) { NavigationLink($0, value: $0) }
            .onDelete { mails.remove(atOffsets: $0) }
    }
}

private struct Swiped: View {
    @State private var text = ""

    var body: some View {
        List {
            ForEach(0..<1) { _ in
                Text("Row")
                    .swipeActions { Button("Flag") { text = "flagged" }.tint(.orange) }
                    .swipeActions(edge: .leading) { Button("Pin") { text = "pinned" } }
            }
            .onDelete { _ in text = "deleted" }
            Text(verbatim: text)
        }
    }
}

private struct Selecting: View {
    @State private var one: Int?

    var body: some View {
        List(selection: $one) { ForEach(1..<4, id: \.self) { Text("Row \($0)") } }
        Text("one \(one ?? 0)")
    }
}

private struct SelectingMany: View {
    @State private var many: Set<Int> = []

    var body: some View {
        List([1, 2, 3], id: \.self, selection: $many) { Text("Row \($0)") }
        Text("many \(many.sorted().map(String.init).joined(separator: " "))")
    }
}

private struct BoundNames: View {
    struct Name: Identifiable {
        var text: String
        var id: String { text }
    }

    @State private var names = [Name(text: "Ada"), Name(text: "Bea")]

    var body: some View {
        List {
            Text(verbatim: "names: " + names.map(\.text).joined(separator: " "))
            ForEach($names, editActions: .all) { $name in Text(verbatim: name.text) }
            ForEach($names, editActions: []) { $name in Text(verbatim: "fixed " + name.text) }
        }
    }
}
