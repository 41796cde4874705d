// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("Accessibility actions")
struct AccessibilityActionTests {
    private final class Log {
        var words: [String] = []
    }

    @Test("are buttons after the view that screen readers press and pointers do not")
    func buttons() throws {
        let log = Log()
        let host = TestHost(
            Text("Trip").padding(20)
                .accessibilityAction { log.words.append("open") }
                .accessibilityAction(named: "Share") { log.words.append("share") }
                .accessibilityAction(named: Text("Print")) { log.words.append("print") }
                .accessibilityAction(.escape) { log.words.append("leave") }
                .accessibilityAction(.magicTap) { log.words.append("magic") })
        #expect(host.labels == ["Trip", "Activate", "Share", "Print", "Back", "Activate"])
        for label in host.labels.dropFirst() { try host.find(role: .button, label: label).tap() }
        #expect(log.words == ["open", "share", "print", "leave", "open"])
        let text = try host.find(label: "Trip").frame
        #expect(throws: TestHost.NotFound.self) { try host.touch(at: CGPoint(x: text.midX, y: text.midY)) }
        // The ring of the focus is around the view.
        #expect(try host.find(label: "Share").frame == host.find(label: "Print").frame)
        #expect(try host.find(label: "Share").frame.width > text.width)
    }

    /// Views that are one button already, by what they are.
    private enum Pressed: CaseIterable {
        case button, gesture, combined, trait, traitOutside, ignored
    }

    @Test("are no second button where the view is one, which does the default action", arguments: Pressed.allCases)
    private func defaultOfButton(_ pressed: Pressed) throws {
        let log = Log()
        let row = HStack {
            Text("Trip")
            Text("Rome")
        }
        func open() { log.words.append("open") }
        let view: AnyView =
            switch pressed {
            case .button: AnyView(Button("Trip") { open() }.accessibilityAction { open() })
            case .gesture:
                AnyView(
                    Text("Trip").padding().onTapGesture { open() }.accessibilityAddTraits(.isButton)
                        .accessibilityAction { open() })
            case .combined:
                AnyView(
                    row.onTapGesture { open() }.accessibilityElement(children: .combine)
                        .accessibilityAddTraits(.isButton).accessibilityAction { open() })
            case .trait:
                AnyView(
                    row.accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
                        .accessibilityAction { open() })
            case .traitOutside:
                AnyView(Text("Trip").accessibilityAction { open() }.accessibilityAddTraits(.isButton))
            case .ignored:
                AnyView(
                    row.accessibilityElement(children: .ignore).accessibilityLabel("Trip")
                        .accessibilityAddTraits(.isButton).accessibilityAction { open() })
            }
        let host = TestHost(view.accessibilityAction(named: "Share") { log.words.append("share") })
        let buttons = host.scene.display.elements().all { $0.role == .button }
        #expect(buttons.count == 2, "\(host.labels)")
        #expect(!host.labels.contains("Activate"))
        #expect(host.scene.send(.tap, to: try #require(buttons.first).layerID) == .handled)
        #expect(log.words == ["open"])
        try host.find(label: "Share").tap()
        #expect(log.words == ["open", "share"])
    }

    @Test("have a button of their own where only a part of the view is one")
    func defaultAroundButton() throws {
        let log = Log()
        let host = TestHost(
            HStack {
                Text("Trip")
                Button("Delete") { log.words.append("delete") }
            }
            .accessibilityAction { log.words.append("open") })
        #expect(host.labels == ["Trip", "Delete", "Activate"])
        try host.find(label: "Activate").tap()
        try host.find(label: "Delete").tap()
        #expect(log.words == ["open", "delete"])
    }

    @Test("of buttons are commands of a menu, which is named by their kind")
    func menu() throws {
        let log = Log()
        let host = TestHost(
            Text("Trip")
                .accessibilityActions {
                    Button("Share") { log.words.append("share") }
                    Button("Delete", role: .destructive) { log.words.append("delete") }
                }
                .accessibilityActions(category: .edit) { Button("Rename") { log.words.append("rename") } }
                .accessibilityActions(category: AccessibilityActionCategory("Colours")) { Button("Red") {} })
        #expect(host.labels == ["Trip", "More actions", "Edit", "Colours"])
        try host.find(label: "More actions").tap()
        #expect(host.labels.contains("Share"))
        try host.find(label: "Delete").tap()
        #expect(!host.labels.contains("Share"))
        try host.find(label: "Edit").tap()
        try host.find(label: "Rename").tap()
        #expect(log.words == ["delete", "rename"])
    }

    @Test("move a value up and down")
    func adjust() throws {
        let host = TestHost(Rating())
        try host.find(label: "Increment").tap()
        try host.find(label: "Increment").tap()
        try host.find(label: "Decrement").tap()
        #expect(try host.find(label: "Rating").value == "4 stars")
    }

    @Test("leave what is said of the view with the view")
    func beside() throws {
        let host = TestHost(
            Button("✕") {}.accessibilityAction(named: "Other") {}.padding().accessibilityLabel("Close"))
        #expect(host.labels == ["Close", "Other"])
    }

    @Test("do nothing where the view is disabled, and are gone where it is hidden from screen readers")
    func disabled() throws {
        let host = TestHost(Text("A").accessibilityAction(named: "B") {}.disabled(true))
        #expect(try host.find(label: "B").isDisabled)
        let hidden = TestHost(Text("A").accessibilityAction(named: "B") {}.accessibilityHidden(true))
        #expect(hidden.labels.isEmpty)
    }

    @Test("follow what they capture")
    func captured() throws {
        let host = TestHost(Counting())
        try host.find(label: "Add to 0").tap()
        try host.find(label: "Add to 1").tap()
        #expect(host.labels.contains("Add to 2"))
    }

    @Test("controls of a representation are pressed by screen readers")
    func representation() throws {
        let host = TestHost(Represented())
        try host.find(role: .toggle, label: "Spoken").tap()
        #expect(host.scene.display.description.contains("on"))
    }
}

// MARK: - Fixtures

private struct Rating: View {
    @State private var stars = 3
    var body: some View {
        Text("★")
            .accessibilityLabel("Rating")
            .accessibilityValue("\(stars) stars")
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: stars += 1
                case .decrement: stars -= 1
                @unknown default: break
                }
            }
    }
}

private struct Counting: View {
    @State private var count = 0
    var body: some View {
        Text("Count").accessibilityAction(named: "Add to \(count)") { [count] in self.count = count + 1 }
    }
}

private struct Represented: View {
    @State private var isOn = false
    var body: some View {
        Text(isOn ? "on" : "off").accessibilityRepresentation { Toggle("Spoken", isOn: $isOn) }
    }
}
