// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineComponents
import VitrineCore
package import VitrineDisplay

/// An element as it was read when it was looked for.
@MainActor
public struct TestElement {
    package let element: DisplayElement
    let host: TestHost

    package init(_ element: DisplayElement, host: TestHost) {
        self.element = element
        self.host = host
    }

    /// What is read.
    public var label: String { element.label }
    public var value: String? { element.value }
    public var identifier: String? { element.identifier }
    public var isDisabled: Bool { element.isDisabled }
    public var isSelected: Bool { element.isSelected }

    /// Where it is seen, in the window's coordinates.
    public var frame: CGRect {
        CGRect(x: element.frame.x, y: element.frame.y, width: element.frame.width, height: element.frame.height)
    }

    /// What a person's tap does; the view is up to date afterwards. Throws where nothing takes the tap.
    public func tap() throws {
        let display = host.scene.display
        guard let layer = display.eventLayer(for: element) else {
            throw TestHost.NotFound(description: "\(label) takes no taps.")
        }
        let outcome = host.scene.send(.tap, to: layer.id)
        host.scene.flush()
        guard outcome == .handled else {
            throw TestHost.NotFound(description: "The tap on \(label) was not handled: \(outcome).")
        }
    }

    /// Asks for the menu of the view that this element is, as a long press or the secondary button does.
    public func openMenu() throws {
        guard let layer = host.scene.display.eventLayer(for: element, events: .menu) else {
            throw TestHost.NotFound(description: "\(label) has no menu.")
        }
        host.scene.send(.menu, to: layer.id)
        host.scene.flush()
    }

    /// Types into the field that this element is, one character after the other, as a person does: at the end of what
    /// is there, the view up to date after each.
    public func type(_ text: String) throws {
        try focus()
        for character in text { try edit { $0 + String(character).utf16 } }
    }

    /// Empties the field that this element is.
    public func clearText() throws {
        try focus()
        try edit { _ in [] }
    }

    /// The return key in the field that this element is.
    public func submit() throws {
        try focus()
        try check(host.scene.send(.submit, to: try field().id), "submission")
    }

    /// Puts the keyboard's focus into the field that this element is.
    public func focus() throws {
        try check(host.scene.send(.focus, to: try field().id), "focus")
    }

    /// Whether the field that this element is has the keyboard's focus.
    public var isFocused: Bool { (try? field().id).map { $0 == host.scene.focusedLayer } ?? false }

    /// Chooses one of the titles of the picker that this element is.
    public func choose(_ title: String) throws {
        guard case .choice(let titles) = try control().kind, let index = titles.firstIndex(of: title) else {
            throw TestHost.NotFound(description: "\(label) has no choice \(title).")
        }
        try set(String(index))
    }

    /// Moves the slider that this element is, and lets go.
    public func slide(to value: Double) throws {
        guard case .slider = try control().kind else {
            throw TestHost.NotFound(description: "\(label) is no slider.")
        }
        try set(String(value))
    }

    /// Gives the control that this element is a value as a browser writes it: `2026-11-21`, `09:41`, `#ff0000`.
    public func set(_ value: String) throws {
        try change(value, isDone: true)
    }

    /// A value on the way, while the hand is on the control.
    package func change(_ value: String, isDone: Bool) throws {
        let control = try control()
        let change = ControlChange(revision: control.revision + 1, value: value, isDone: isDone)
        guard let layer = host.scene.display.eventLayer(for: element, events: .adjust) else {
            throw TestHost.NotFound(description: "\(label) takes no values.")
        }
        try check(host.scene.send(.adjust(change), to: layer.id), "value")
    }

    /// What a surface knows of the control that this element is.
    package func control() throws -> DisplayControl {
        guard let layer = host.scene.display.layer(id: element.layerID), case .control(let control) = layer.content
        else {
            throw TestHost.NotFound(description: "\(label) is no control with a value.")
        }
        return control
    }

    private func field() throws -> Layer {
        guard let layer = host.scene.display.eventLayer(for: element, events: .edit) else {
            throw TestHost.NotFound(description: "\(label) takes no text.")
        }
        return layer
    }

    private func edit(_ change: ([UInt16]) -> [UInt16]) throws {
        let layer = try field()
        guard case .field(let handler) = layer.handler else {
            throw TestHost.NotFound(description: "\(label) takes no text.")
        }
        let state = handler.field.state
        let text = change(state.text)
        let edit = FieldEdit(
            revision: state.revision + 1, edition: state.edition, splices: [TextSplice(from: state.text, to: text)],
            length: text.count, selection: text.count..<text.count)
        try check(host.scene.send(.edit(edit), to: layer.id), "text")
    }

    private func check(_ outcome: EventOutcome, _ what: String) throws {
        host.scene.flush()
        guard outcome == .handled else {
            throw TestHost.NotFound(description: "The \(what) for \(label) was not handled: \(outcome).")
        }
    }

    /// Scrolls the scroll view that this element is, or lies in, to an offset from rest, in points, where it rests.
    public func scroll(to offset: CGPoint) throws {
        var layer = host.scene.display.layer(id: element.layerID)
        while let current = layer {
            if case .scroll = current.content {
                host.scene.scroll(layer: current.id, x: offset.x, y: offset.y)
                host.scene.flush()
                host.scene.comeToRest(layer: current.id)
                host.scene.flush()
                return
            }
            layer = current.parent
        }
        throw TestHost.NotFound(description: "\(label) lies in no scroll view.")
    }
}
