// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The text that a screen reader speaks for an element tree: a line for each element that it stops at, in reading
/// order.
///
/// The order inside a line is VoiceOver's: selected, label, value, dimmed, role, position in a set, hint.
package enum SpokenElements {
    /// Returns the text of a whole tree; it ends with a line break unless it is empty.
    package static func text(of root: DisplayElement) -> String {
        var lines: [String] = []
        for child in root.children { speak(child, into: &lines) }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func speak(_ element: DisplayElement, into lines: inout [String]) {
        if let line = line(for: element) { lines.append(line) }
        for child in element.children { speak(child, into: &lines) }
    }

    /// Returns the line of an element; `nil` if a screen reader does not stop at it.
    package static func line(for element: DisplayElement) -> String? {
        let role = spoken(element.role)
        if !element.isStop && !(element.role.isAnnounced && !element.label.isEmpty) { return nil }
        var parts: [String] = []
        if element.isSelected { parts.append("Selected") }
        if !element.label.isEmpty { parts.append(element.label) }
        if let value = element.value, !value.isEmpty { parts.append(value) }
        if element.isBusy, element.role != .progress { parts.append("Busy") }
        if element.isDisabled { parts.append("Dimmed") }
        if let role { parts.append(role) }
        if let position = element.positionInSet {
            parts.append(element.sizeOfSet.map { "\(position) of \($0)" } ?? "\(position)")
        }
        if let hint = element.hint, !hint.isEmpty { parts.append(hint) }
        return parts.isEmpty
            ? nil
            : parts.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
                .joined(separator: ", ")
    }

    private static func spoken(_ role: Semantics.Role) -> String? {
        switch role {
        case .button, .radio: "Button"
        case .link: "Link"
        case .heading: "Heading"
        case .image: "Image"
        case .progress: "In progress"
        case .textField: "Text field"
        case .toggle: "Switch button"
        case .slider: "Adjustable"
        case .picker: "Pop-up button"
        case .dialog: "Dialog"
        case .alert: "Alert"
        case .menu: "Menu"
        case .menuItem: "Menu item"
        case .none, .staticText, .list, .listItem, .navigation, .main, .page, .banner, .group, .search, .toolbar,
            .radioGroup, .table, .row, .columnHeader, .cell:
            nil
        }
    }
}

extension DisplayElement {
    /// Whether a screen reader stops here: at elements without children that have a text.
    fileprivate var isStop: Bool {
        guard children.isEmpty else { return false }
        switch role {
        case .none, .list, .listItem, .navigation, .main, .page, .banner, .group, .search, .toolbar, .radioGroup,
            .table, .row,
            .columnHeader, .cell:
            return !label.isEmpty || value?.isEmpty == false
        case .staticText: return !label.isEmpty || value?.isEmpty == false
        case .button, .link, .heading, .image, .progress, .textField, .toggle, .slider, .picker, .radio, .dialog,
            .alert,
            .menu, .menuItem:
            return true
        }
    }
}

extension Semantics.Role {
    /// Whether the container's label is spoken when a screen reader enters it.
    fileprivate var isAnnounced: Bool {
        switch self {
        case .dialog, .alert, .menu, .group, .list, .navigation, .radioGroup: true
        default: false
        }
    }
}
