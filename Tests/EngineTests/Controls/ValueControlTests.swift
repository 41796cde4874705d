// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("Toggle, Stepper, LabeledContent, GroupBox, DisclosureGroup, Link")
struct ValueControlTests {
    @Test("a toggle is one switch, named by its label, and changes its value when tapped")
    func toggle() throws {
        let scene = mounted(Switching())
        let element = try scene.only(.toggle)
        #expect(element.label == "Wi-Fi" && element.value == "0")
        try scene.tap(element)
        #expect(try scene.only(.toggle).value == "1")
        #expect(scene.display.description.contains("on: true"))
    }

    private struct Mixed: View {
        @State private var values = [true, false]

        var body: some View {
            VStack {
                Text(verbatim: "\(values)")
                Toggle(sources: $values, isOn: \.self) { Text("All") }.toggleStyle(Telling())
            }
        }
    }

    private struct Telling: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
                Text(verbatim: configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
            }
        }
    }

    @Test("a toggle of several values is mixed for its style and for screen readers")
    func mixedToggle() throws {
        let scene = mounted(Mixed())
        #expect(scene.display.description.contains("mixed"))
        try scene.tap(try scene.only(.button))
        #expect(scene.display.description.contains("[true, true]"))
        #expect(!scene.display.description.contains("mixed"))
        let values = [Binding.constant(true), .constant(false)]
        for view in [
            AnyView(Toggle("All", sources: values, isOn: \.self)),
            AnyView(Toggle("All", systemImage: "star", sources: values, isOn: \.self).toggleStyle(.button)),
        ] {
            let scene = mounted(view)
            let toggle = try #require(scene.display.root.all.first { $0.semantics?.role == .toggle })
            #expect(toggle.semantics?.isMixed == true && toggle.semantics?.isOn == false)
        }
    }

    @Test("a switch is at the trailing end, 66 by 30, its row as wide as it can be")
    func switchGeometry() throws {
        let scene = mounted(Toggle("Wi-Fi", isOn: .constant(true)))
        let frame = try scene.only(.toggle).frame
        #expect(frame.width == 390 && frame.height == 30)
    }

    @Test("a disabled toggle refuses taps and says so")
    func disabledToggle() throws {
        let scene = mounted(Switching().disabled(true))
        let element = try scene.only(.toggle)
        #expect(element.isDisabled)
        #expect(scene.send(.tap, to: element.layerID) != .handled)
    }

    @Test("a toggle whose label is hidden is the switch alone and keeps its name")
    func hiddenLabel() throws {
        let scene = mounted(Toggle("Wi-Fi", isOn: .constant(false)).labelsHidden())
        let element = try scene.only(.toggle)
        #expect(element.label == "Wi-Fi")
        #expect(element.frame.width == 66)
    }

    @Test("a toggle in a list does not make its row higher")
    func toggleRow() throws {
        let scene = mounted(
            List {
                Text("Plain")
                Toggle("Wi-Fi", isOn: .constant(true))
            })
        let rows = scene.display.elements().all { $0.role == .listItem }
        #expect(rows.count == 2)
        #expect(rows.first?.frame.height == rows.last?.frame.height)
    }

    @Test("a style of the app's own gets label and value, and writes the value")
    func customStyle() throws {
        let scene = mounted(Switching().toggleStyle(Checkbox()))
        let box = try #require(scene.display.elements().all(role: .button, label: "box false").first)
        try scene.tap(box)
        #expect(scene.display.description.contains("box true"))
        #expect(scene.display.description.contains("on: true"))
    }

    @Test("the button style is a switch in the look of a button")
    func buttonStyle() throws {
        let scene = mounted(Switching().toggleStyle(.button))
        let element = try scene.only(.toggle)
        #expect(element.frame.width < 200)
        try scene.tap(element)
        #expect(scene.display.description.contains("on: true"))
    }

    @Test("a stepper counts by its step and stops at its bounds")
    func stepper() throws {
        let scene = mounted(Counting())
        try scene.tap(label: "Increment")
        #expect(scene.display.description.contains("value: 4"))
        try scene.tap(label: "Increment")
        #expect(scene.display.description.contains("value: 5"))
        let increment = try scene.element(label: "Increment")
        #expect(increment.isDisabled)
        try scene.tap(label: "Decrement")
        #expect(scene.display.description.contains("value: 3"))
    }

    @Test("the buttons of several steppers are distinguished by the names of their values")
    func stepperSubjects() {
        let scene = mounted(
            VStack {
                Stepper("Quantity", value: .constant(1))
                Stepper(value: .constant(1)) { Label("Guests", systemImage: "person") }
                Stepper("Hidden", value: .constant(1)).labelsHidden()
                Stepper("Days", value: .constant(1.0), format: .number)
            })
        let buttons = scene.display.elements().all { $0.role == .button }
        let named = buttons.map { "\($0.label), \($0.hint ?? "")" }
        #expect(
            named == ["Quantity", "Guests", "Hidden", "Days"].flatMap { ["Decrement, \($0)", "Increment, \($0)"] })
    }

    @Test("a stepper without bounds runs its actions between the two calls of onEditingChanged")
    func stepperActions() throws {
        var log: [String] = []
        let scene = mounted(
            Stepper("Count") {
                log.append("+")
            } onDecrement: {
                log.append("-")
            } onEditingChanged: {
                log.append("\($0)")
            })
        try scene.tap(label: "Increment")
        try scene.tap(label: "Decrement")
        #expect(log == ["true", "+", "false", "true", "-", "false"])
    }

    @Test("label and content of labelled content are at the ends of its row")
    func labeledContent() throws {
        let scene = mounted(LabeledContent("Name", value: "Rick"))
        let name = try scene.element(label: "Name").frame
        let value = try scene.element(label: "Rick").frame
        #expect(name.x == 0)
        #expect(abs(value.x + value.width - 390) < 0.01)
    }

    @Test("buttons in labelled contents and in headers keep their tint, unless the app gives them a style")
    func tintInContainers() throws {
        func color(_ view: some View) throws -> DisplayColor {
            func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
            let texts = all(mounted(view).display.root).compactMap { layer in
                if case .text(let text) = layer.content, text.string == "Call" { text } else { nil as DisplayText? }
            }
            return try #require(texts.first?.styles.first?.color)
        }
        let tinted = try color(Button("Call") {})
        let labelled = LabeledContent("Phone") { Button("Call") {} }
        #expect(try color(labelled) == tinted)
        #expect(try color(LabeledContent("Phone") { Button("Call") {}.foregroundStyle(.red) }) != tinted)
        #expect(try color(LabeledContent("Phone") { Text(verbatim: "Call") }) != tinted)
        #expect(
            try color(
                List {
                    Section {
                        Text(verbatim: "Row")
                    } header: {
                        Button("Call") {}
                    }
                }) == tinted)
    }

    @Test("a group box puts its label above its content, inside its background")
    func groupBox() throws {
        let scene = mounted(GroupBox("Title") { Text("Content") })
        let title = try scene.element(label: "Title").frame
        let content = try scene.element(label: "Content").frame
        #expect(title.x == 16)
        #expect(content.y > title.y + title.height)
    }

    @Test("a disclosure group says in the user's language whether it is open")
    func disclosureGroupSpeaksTheLanguage() throws {
        let scene = mounted(DisclosureGroup("More") { Text("Hidden") })
        scene.adopt(SessionPreferences(locale: Locale(identifier: "de")), scene.viewport)
        scene.flush()
        #expect(try scene.element(label: "More").value == "Reduziert")
        try scene.tap(label: "More")
        #expect(try scene.element(label: "More").value == "Erweitert")
    }

    @Test("a disclosure group opens and closes, by itself or by a binding")
    func disclosureGroup() throws {
        let scene = mounted(DisclosureGroup("More") { Text("Hidden") })
        #expect(!scene.display.description.contains("Hidden"))
        try scene.tap(label: "More")
        #expect(scene.display.description.contains("Hidden"))
        #expect(try scene.element(label: "More").value == "Expanded")
        let more = try scene.display.layer(id: scene.element(label: "More").layerID)
        #expect(more?.semantics?.isExpanded == true)
        try scene.tap(label: "More")
        #expect(scene.display.elements().all { $0.label == "Hidden" }.isEmpty)
        let bound = mounted(DisclosureGroup("More", isExpanded: .constant(true)) { Text("Hidden") })
        #expect(bound.display.description.contains("Hidden"))
    }

    @Test("a disclosure group opens and closes with an animation")
    func disclosureIsSeen() throws {
        let scene = mounted(DisclosureGroup("More") { Text("Hidden") })
        _ = scene.update()
        for _ in 0..<2 {
            try scene.tap(label: "More")
            let moves = scene.update().batch.operations.filter { if case .animate = $0 { true } else { false } }
            #expect(!moves.isEmpty)
        }
    }

    @Test("in a list a group is a row, and each view of what it shows another one, further in")
    func disclosedRows() throws {
        let list = List {
            DisclosureGroup("More") {
                Text("One")
                DisclosureGroup("Deeper") { Text("Two") }
            }
            Text("After")
        }
        let scene = mounted(list)
        func rows() -> Int { scene.display.elements().all { $0.role == .listItem }.count }
        #expect(rows() == 2)
        try scene.tap(label: "More")
        #expect(rows() == 4)
        try scene.tap(label: "Deeper")
        #expect(rows() == 5)
        let sides = try ["After", "One", "Two"].map { try scene.element(label: $0).frame.x }
        #expect(sides[0] < sides[1] && sides[1] < sides[2])
        try scene.tap(label: "More")
        #expect(rows() == 2)
    }

    @Test("the label of a group takes the tint, in a list the colour of the rows around it")
    func disclosureLabel() throws {
        let group = DisclosureGroup("More") { Text("Hidden") }.tint(.red)
        func label(_ view: some View) throws -> String {
            let lines = mounted(view).display.description.split(separator: "\n")
            return try String(#require(lines.first { $0.contains("text") && $0.contains("\"More\"") }))
        }
        #expect(try label(group).contains("#ff") && !label(List { group }).contains("#ff"))
    }

    @Test("a link leads to its address")
    func link() throws {
        let scene = mounted(Link("Site", destination: URL(string: "https://example.org/a")!))
        #expect(scene.display.elements().all(role: .link(href: "https://example.org/a"), label: "Site").count == 1)
    }

    @Test("a link looks as buttons do where it stands, and is a link all the same")
    func styledLink() throws {
        let link = Link("Site", destination: URL(string: "https://example.org/a")!)
        let plain = mounted(link)
        let prominent = mounted(link.buttonStyle(.borderedProminent))
        for scene in [plain, prominent] {
            let found = scene.display.elements().all(role: .link(href: "https://example.org/a"), label: "Site")
            #expect(found.count == 1)
            // The browser follows it; nobody else is told.
            #expect(scene.display.eventLayer(for: try #require(found.first))?.events.contains(.tap) != true)
        }
        let sizes = [plain, prominent].compactMap {
            $0.display.elements().all(role: .link(href: "https://example.org/a"), label: "Site").first?.frame.height
        }
        #expect(sizes.count == 2 && sizes[0] < sizes[1])
        let off = mounted(link.disabled(true))
        #expect(off.display.elements().all(role: .link(href: "https://example.org/a"), label: "Site").isEmpty)
    }

    private func mounted(_ view: some View) -> SceneHost {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene
    }
}

private struct Switching: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Toggle("Wi-Fi", isOn: $isOn)
            Text("on: \(isOn ? "true" : "false")")
        }
    }
}

private struct Counting: View {
    @State private var value = 2

    var body: some View {
        VStack {
            Stepper("Count", value: $value, in: 0...5, step: 2)
            Text("value: \(value)")
        }
    }
}

private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button("box \(configuration.isOn ? "true" : "false")") { configuration.isOn.toggle() }
    }
}

@MainActor
extension SceneHost {
    fileprivate func only(_ role: Semantics.Role) throws -> DisplayElement {
        let found = display.elements().all { $0.role == role }
        #expect(found.count == 1)
        return try #require(found.first, "no such element in \(display.description)")
    }

    fileprivate func element(label: String) throws -> DisplayElement {
        try #require(display.elements().all(label: label).first, "no element '\(label)' in \(display.description)")
    }

    fileprivate func tap(_ element: DisplayElement) throws {
        #expect(send(.tap, to: element.layerID) == .handled)
        flush()
    }

    fileprivate func tap(label: String) throws { try tap(try element(label: label)) }
}
