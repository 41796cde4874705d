// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("Picker")
struct PickerTests {
    @Test("a menu is one control that says what is chosen, and chooses by title")
    func menu() throws {
        let host = TestHost(Choosing())
        let picker = try host.find(role: .picker, label: "Flavour")
        #expect(picker.value == "Vanilla")
        try picker.choose("Mint")
        #expect(try host.find(role: .picker, label: "Flavour").value == "Mint")
        #expect(host.contains(label: "Chosen mint"))
    }

    @Test("a menu says its choice by the title or the image also where only the icon of a label is shown")
    func iconsOnly() throws {
        let labels = TestHost(
            Picker("Look", selection: .constant(2)) {
                Label("Grid", systemImage: "square.grid.2x2").tag(1)
                Label("List", systemImage: "list.bullet").tag(2)
            }
            .pickerStyle(.menu)
            .labelStyle(.iconOnly))
        #expect(try labels.find(role: .picker, label: "Look").value == "List")

        let toolbar = TestHost(
            NavigationStack {
                Text("Page")
                    .toolbar {
                        Picker("Look", selection: .constant(1)) {
                            Label("Grid", systemImage: "square.grid.2x2").tag(1)
                            Label("List", systemImage: "list.bullet").tag(2)
                        }
                        .pickerStyle(.menu)
                    }
            })
        #expect(try toolbar.find(role: .picker, label: "Look").value == "Grid")

        let images = TestHost(
            Picker("Weather", selection: .constant(2)) {
                Image(systemName: "sun.max").tag(1)
                Image("clouds", label: Text("Cloudy")).tag(2)
            }
            .pickerStyle(.menu))
        #expect(try images.find(role: .picker, label: "Weather").value == "Cloudy")
    }

    @Test("a menu lists the choices of all sections, the chosen one ticked, and closes with a choice or outside")
    func menuOpens() throws {
        let host = TestHost(
            Form {
                Picker("Flavour", selection: .constant(2)) {
                    Section { Text("Ice").tag(1) }
                    Section { ForEach(2..<4) { Text("Warm \($0)") } }
                }
            })
        try host.find(role: .picker, label: "Flavour").tap()
        let rows = host.root.all { $0.role == .menuItem }
        #expect(rows.map(\.label) == ["Ice", "Warm 2", "Warm 3"])
        #expect(rows.filter(\.isSelected).map(\.label) == ["Warm 2"])
        let menu = try #require(host.scene.display.root.children.last)
        #expect(host.scene.send(.dismiss, to: menu.id) == .handled)
        host.scene.flush()
        #expect(try host.find(role: .picker, label: "Flavour").value == "Warm 2")
    }

    @Test("headers and footers of sections are no choices, whatever the picker's style")
    func sections() throws {
        let rows = ["Cold", "Ice", "Slush", "Warm", "Tea", "Milk"]
        let choices = ["Ice", "Slush", "Tea", "Milk"]
        let host = TestHost(NavigationStack { Form { Grouped() } })
        try host.find(role: .picker, label: "Drink").tap()
        #expect(host.root.all { $0.role == .menuItem }.map(\.label) == choices)
        #expect(host.contains(label: "Cold") && host.contains(label: "Total"))
        try host.scene.touch("Tea")
        #expect(try host.find(role: .picker, label: "Drink").value == "Tea")

        let inline = TestHost(Form { Grouped().pickerStyle(.inline) })
        #expect(inline.root.all { $0.role == .radio }.map(\.label) == choices)
        #expect(rows.allSatisfy { inline.contains(label: $0) })

        let segmented = TestHost(Grouped().pickerStyle(.segmented))
        #expect(segmented.root.all { $0.role == .radio }.map(\.label) == choices)
        #expect(!segmented.contains(label: "Cold"))

        let wheel = TestHost(Grouped().pickerStyle(.wheel), width: 390)
        #expect(try drum(wheel).layer.all.compactMap(\.string) == choices)

        let page = TestHost(NavigationStack { Form { Grouped().pickerStyle(.navigationLink) } })
        try page.find(label: "Drink, Milk").tap()
        #expect(page.root.all { $0.role == .radio }.map(\.label) == choices)
    }

    @Test("what has no tag is no choice, also where the picker is an element of a list with identifiers")
    func untagged() throws {
        struct Rows: View {
            var body: some View {
                ForEach(["row"], id: \.self) { _ in
                    Picker("Order", selection: .constant(1)) {
                        Text("Newest").tag(1)
                        Divider()
                        Text("Highest").tag(2)
                    }
                }
            }
        }
        let choices = ["Newest", "Highest"]
        let menu = TestHost(Form { Rows() })
        try menu.find(role: .picker, label: "Order").tap()
        let rows = menu.root.all { $0.role == .menuItem }
        #expect(rows.map(\.label) == choices)
        // A line of a menu is between them.
        let gap = rows[1].frame.y - rows[0].frame.y - rows[0].frame.height
        #expect(gap > 0 && gap < 44)

        let segmented = TestHost(Rows().pickerStyle(.segmented))
        #expect(segmented.root.all { $0.role == .radio }.map(\.label) == choices)

        let wheel = TestHost(Rows().pickerStyle(.wheel), width: 390)
        #expect(try drum(wheel).layer.all.compactMap(\.string) == choices)

        let page = TestHost(NavigationStack { Form { Rows().pickerStyle(.navigationLink) } })
        try page.find(label: "Order, Newest").tap()
        #expect(page.root.all { $0.role == .radio }.map(\.label) == choices)
    }

    @Test("without a choice that has the value nothing is shown as chosen, no header either")
    func nothingChosen() throws {
        let host = TestHost(
            Form {
                Picker("Drink", selection: .constant(Int?.none)) {
                    Section("Cold") { Text("Ice").tag(Int?.some(1)) }
                }
            })
        #expect(try host.find(role: .picker, label: "Drink").value == nil)
        #expect(host.scene.strings == ["Drink"])
    }

    @Test("a menu whose label is a view is called by the texts in it")
    func viewAsLabel() throws {
        struct Named: View {
            let title: String
            var body: some View { HStack { Text(title) } }
        }
        let host = TestHost(
            Form {
                Picker(selection: .constant(1)) {
                    Text("One").tag(1)
                } label: {
                    Label {
                        Named(title: "Number")
                    } icon: {
                        Circle()
                    }
                }
            })
        #expect(try host.find(role: .picker, label: "Number").value == "One")
    }

    @Test("a menu shows the view of what is chosen and no other")
    func menuShowsChosen() throws {
        let host = TestHost(Choosing())
        #expect(host.scene.display.description.contains("text \"Vanilla\""))
        #expect(!host.scene.display.description.contains("text \"Mint\""))
    }

    @Test("in a form the whole row is the picker, no higher than a row of text")
    func formRow() throws {
        let host = TestHost(
            Form {
                Text("Plain")
                Choosing()
            })
        let rows = host.root.all { $0.role == .listItem }.map(\.frame)
        let picker = try host.find(role: .picker, label: "Flavour").frame
        #expect(rows[0].height == rows[1].height)
        #expect(picker.height == rows[1].height && picker.width == rows[1].width)
    }

    @Test("segments are radios in a named group, the chosen one selected")
    func segmented() throws {
        let host = TestHost(Choosing().pickerStyle(.segmented))
        #expect(host.root.all { $0.role == .radioGroup }.first?.label == "Flavour")
        #expect(try host.find(role: .radio, label: "Vanilla").isSelected)
        try host.find(role: .radio, label: "Mint").tap()
        #expect(try host.find(role: .radio, label: "Mint").isSelected)
        #expect(try !host.find(role: .radio, label: "Vanilla").isSelected)
        #expect(host.contains(label: "Chosen mint"))
    }

    @Test("a palette shows only the icons of labels, which screen readers read by their titles")
    func palette() {
        let host = TestHost(
            Picker("Rank", selection: .constant(1)) {
                Label("First", systemImage: "star").tag(1)
                Label("Second", systemImage: "heart").tag(2)
            }
            .pickerStyle(.palette))
        #expect(host.root.all { $0.role == .radio }.map(\.label) == ["First", "Second"])
        let texts = host.scene.display.root.all.filter { if case .text = $0.content { true } else { false } }
        #expect(texts.isEmpty)
    }

    @Test("segments are equally wide and fill the width")
    func segmentGeometry() throws {
        let host = TestHost(Choosing().pickerStyle(.segmented), width: 390)
        let segments = try ["Vanilla", "Mint", "Chocolate"].map { try host.find(role: .radio, label: $0).frame }
        #expect(segments.allSatisfy { $0.width == 130 && $0.height == 32 })
    }

    @Test("inline choices are rows of the list, one of them marked")
    func inline() throws {
        let host = TestHost(Form { Choosing().pickerStyle(.inline) })
        // The label, three choices and the text below.
        #expect(host.root.all { $0.role == .listItem }.count == 5)
        try host.find(role: .radio, label: "Chocolate").tap()
        #expect(try host.find(role: .radio, label: "Chocolate").isSelected)
        #expect(host.contains(label: "Chosen chocolate"))
    }

    @Test("a wheel has what is chosen in its middle and is the same control as a menu")
    func wheel() throws {
        let host = TestHost(Choosing().pickerStyle(.wheel))
        let wheel = try host.find(role: .picker, label: "Flavour")
        #expect(abs(wheel.frame.height - 216) < 0.001)
        try wheel.choose("Chocolate")
        #expect(try host.find(role: .picker, label: "Flavour").value == "Chocolate")
    }

    @Test("a wheel in a lower frame shows its middle there and covers nothing else", arguments: [120.0, 216, 400])
    func wheelInFrame(height: Double) throws {
        let host = TestHost(Choosing().pickerStyle(.wheel).frame(height: height), width: 390)
        let shown = min(height, 216)
        let wheel = try host.find(role: .picker, label: "Flavour")
        #expect(abs(Double(wheel.frame.height) - shown) < 0.001)
        #expect(
            host.scene.display.root.all.contains {
                $0.effects.clip == .rectangle && abs($0.placement.height - shown) < 0.001
            })
        #expect(try drum(host).layer.placement.height == 216)
    }

    private func drum(_ host: TestHost) throws -> (layer: Layer, scroll: DisplayScroll) {
        let layer = try #require(host.scene.scrollLayer)
        guard case .scroll(let scroll) = layer.content else { throw CancellationError() }
        return (layer, scroll)
    }

    @Test("a wheel's rows are layers at one distance, and the wheel shows the chosen one")
    func drumStands() throws {
        let host = TestHost(Choosing().pickerStyle(.wheel), width: 390)
        let (layer, scroll) = try drum(host)
        #expect(layer.children.map(\.placement.y) == [92, 124, 156])
        #expect(layer.children.allSatisfy { $0.placement.height == 32 && $0.placement.width == 390 - 36 })
        #expect(scroll.snapping == .drum(inset: 92) && scroll.contentHeight == 216 + 2 * 32)
        #expect(scroll.targetY == 0 && scroll.isEnabled)
        try host.find(role: .picker, label: "Flavour").choose("Chocolate")
        let turned = try drum(host).scroll
        #expect(turned.targetY == 64)
        // The page turns the drum with its control: another revision would take it out of a user's hand.
        #expect(turned.revision == scroll.revision && scroll.revision == 1)
    }

    @Test("a wheel shows its value from the start, and without a choice its first row")
    func drumBegins() throws {
        #expect(try drum(TestHost(NumberChoice().pickerStyle(.wheel))).scroll.targetY == 32)
        #expect(try drum(TestHost(TwoSources().pickerStyle(.wheel))).scroll.targetY == 0)
    }

    @Test("a wheel that is disabled does not scroll")
    func drumIsDisabled() throws {
        #expect(try !drum(TestHost(Choosing().pickerStyle(.wheel).disabled(true))).scroll.isEnabled)
    }

    @Test("rows that come to a wheel lengthen it, and it stays at its value")
    func drumGrows() throws {
        let host = TestHost(GrowingChoice().pickerStyle(.wheel))
        try host.find(role: .picker, label: "Number").choose("3")
        try host.find(label: "More").tap()
        let (layer, scroll) = try drum(host)
        #expect(layer.children.count == 4 && scroll.contentHeight == 216 + 3 * 32)
        #expect(scroll.targetY == 64)
        try host.find(role: .picker, label: "Number").choose("4")
        #expect(try drum(host).scroll.targetY == 96)
    }

    @Test("a wheel at the bottom of a window keeps to its frame")
    func drumKeepsToFrame() throws {
        let viewport = Viewport(
            width: 300, height: 250, safeArea: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
        let scene = SceneHost(NumberChoice().pickerStyle(.wheel), session: .fixture(), viewport: viewport)
        scene.flush()
        guard case .scroll(let scroll) = try #require(scene.scrollLayer).content else { return }
        #expect(scroll.contentHeight == 216 + 3 * 32 && scroll.insetBottom == 0)
    }

    @Test("a navigation link leads to a page of choices, which is left with a choice")
    func navigationLink() throws {
        let host = TestHost(NavigationStack { Form { Choosing().pickerStyle(.navigationLink) } })
        try host.find(label: "Flavour, Vanilla").tap()
        #expect(try host.find(role: .radio, label: "Vanilla").isSelected)
        try host.find(role: .radio, label: "Mint").tap()
        #expect(host.contains(label: "Flavour, Mint"))
        #expect(!host.contains(label: "Chocolate"))
    }

    @Test("an optional selection takes tags without optionals, and nil")
    func optional() throws {
        let host = TestHost(OptionalChoice())
        let picker = try host.find(role: .picker, label: "Size")
        #expect(picker.value == "None")
        try picker.choose("Large")
        #expect(host.contains(label: "Chosen large"))
        try host.find(role: .picker, label: "Size").choose("None")
        #expect(host.contains(label: "Chosen nothing"))
    }

    @Test("the ids of a ForEach are tags")
    func forEachIdentifiers() throws {
        let host = TestHost(NumberChoice())
        #expect(try host.find(role: .picker, label: "Number").value == "Number 2")
        try host.find(role: .picker, label: "Number").choose("Number 3")
        #expect(try host.find(role: .picker, label: "Number").value == "Number 3")
    }

    @Test("choices that come and go are the list's")
    func choicesChange() throws {
        let host = TestHost(GrowingChoice())
        #expect(throws: TestHost.NotFound.self) { try host.find(role: .picker, label: "Number").choose("4") }
        try host.find(label: "More").tap()
        try host.find(role: .picker, label: "Number").choose("4")
        #expect(try host.find(role: .picker, label: "Number").value == "4")
    }

    @Test("a disabled picker refuses changes and answers them")
    func disabled() throws {
        let host = TestHost(Choosing().disabled(true))
        let picker = try host.find(role: .picker, label: "Flavour")
        #expect(picker.isDisabled)
        #expect(throws: TestHost.NotFound.self) { try picker.choose("Mint") }
        #expect(try host.find(role: .picker, label: "Flavour").value == "Vanilla")
    }

    @Test("a change that the app does not take is answered with its value")
    func refused() throws {
        let host = TestHost(
            Picker("Flavour", selection: .constant("a")) {
                Text("A").tag("a")
                Text("B").tag("b")
            })
        try host.find(role: .picker, label: "Flavour").choose("B")
        #expect(try host.find(role: .picker, label: "Flavour").value == "A")
    }

    @Test("a number that is no choice changes nothing")
    func nonsense() throws {
        let host = TestHost(Choosing().pickerStyle(.wheel))
        try host.find(role: .picker, label: "Flavour").set("17")
        try host.find(role: .picker, label: "Flavour").set("-1")
        try host.find(role: .picker, label: "Flavour").set("mint")
        #expect(try host.find(role: .picker, label: "Flavour").value == "Vanilla")
    }

    @Test("several sources that differ show nothing, and are all written")
    func sources() throws {
        let host = TestHost(TwoSources())
        #expect(try host.find(role: .picker, label: "Both").value == nil)
        try host.find(role: .picker, label: "Both").choose("B")
        #expect(host.contains(label: "b b"))
    }
}

private struct Choosing: View {
    enum Flavour: String { case vanilla, mint, chocolate }
    @State private var flavour = Flavour.vanilla

    var body: some View {
        Picker("Flavour", selection: $flavour) {
            Text("Vanilla").tag(Flavour.vanilla)
            Text("Mint").tag(Flavour.mint)
            Label("Chocolate", systemImage: "star").tag(Flavour.chocolate)
        }
        Text("Chosen \(flavour.rawValue)")
    }
}

private struct OptionalChoice: View {
    @State private var size: String?

    var body: some View {
        Picker("Size", selection: $size) {
            Text("None").tag(nil as String?)
            Text("Large").tag("large")
        }
        Text("Chosen \(size ?? "nothing")")
    }
}

private struct NumberChoice: View {
    @State private var number = 2

    var body: some View {
        Picker("Number", selection: $number) {
            ForEach(1..<5, id: \.self) { Text("Number \($0)") }
        }
    }
}

private struct GrowingChoice: View {
    @State private var number = 1
    @State private var last = 3

    var body: some View {
        Picker("Number", selection: $number) {
            ForEach(Array(1...last), id: \.self) { Text("\($0)").tag($0) }
        }
        Button("More") { last += 1 }
    }
}

private struct TwoSources: View {
    @State private var first = "a"
    @State private var second = "b"

    var body: some View {
        Picker(sources: [$first, $second], selection: \.self) {
            Text("A").tag("a")
            Text("B").tag("b")
        } label: {
            Text("Both")
        }
        Text("\(first) \(second)")
    }
}

/// A picker of two groups, as apps build one from a list of groups.
private struct Grouped: View {
    private struct Group: Identifiable {
        let id: String
        let drinks: [String]
    }

    @State private var drink = "Milk"
    private let groups = [Group(id: "Cold", drinks: ["Ice", "Slush"]), Group(id: "Warm", drinks: ["Tea", "Milk"])]

    var body: some View {
        Picker("Drink", selection: $drink) {
            ForEach(groups) { group in
                Section {
                    ForEach(group.drinks, id: \.self) { Text($0) }
                } header: {
                    Text(group.id)
                } footer: {
                    Text("Total")
                }
            }
        }
    }
}
