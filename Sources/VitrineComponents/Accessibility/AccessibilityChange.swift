// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore
package import VitrineDisplay

/// A change of a view's semantics.
package enum AccessibilityChange: Equatable, Sendable {
    case identifier(String)
    case label(AccessibilityText)
    case value(AccessibilityText)
    case hint(AccessibilityText)
    /// A value of `nil` removes the content with the key.
    case customContent(AccessibilityCustomContentKey, AccessibilityText?, isImportant: Bool)
    case hidden(Bool)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case element(AccessibilityChildBehavior)
    case sortPriority(Double)
    case heading(AccessibilityHeadingLevel)
    case role(Semantics.Role)
    /// The actions are added beside the view, whose own semantics do not change.
    case actions([AccessibilityAction])
}

extension AccessibilityChange {
    /// Whether the change applies to the view itself or to the element that it contains.
    var scope: SemanticsChange.Scope {
        switch self {
        case .identifier: .identifier
        case .label, .value, .hint, .customContent, .addTraits, .removeTraits, .heading, .role: .element
        case .hidden, .sortPriority, .actions: .layer
        case .element(let behaviour): behaviour == .combine ? .combination : .boundary
        }
    }

    /// The change, with its texts resolved in an environment.
    @MainActor func resolved(in environment: EnvironmentValues) -> (inout Semantics) -> Void {
        switch self {
        case .identifier(let identifier):
            // `data-testid` is set once: an identifier further out replaces it (Documentation/Rules.md 4.3).
            return { $0.identifier = identifier }
        case .label(let text):
            let words = text.resolved(in: environment)
            return { $0.label = words }
        case .value(let text):
            let words = text.resolved(in: environment)
            return { $0.value = words }
        case .hint(let text):
            let words = text.resolved(in: environment)
            return { $0.hint = words }
        case .customContent(let key, let value, let isImportant):
            let (label, words) = (key.label.string(in: environment), value?.resolved(in: environment))
            let identity = key.id.map { "id \($0)" } ?? "label \(label)"
            let detail = words.map { words in
                let text = [label, words].filter { !$0.isEmpty }.joined(separator: ": ")
                return Semantics.Detail(key: identity, text: text, isImportant: isImportant)
            }
            return { $0.setDetail(identity, to: detail) }
        case .hidden(let isHidden):
            return { $0.isHidden = isHidden }
        case .addTraits(let traits):
            return { $0.add(traits) }
        case .removeTraits(let traits):
            return { $0.remove(traits) }
        case .element(let behaviour):
            return { $0.become(behaviour) }
        case .role(let role):
            return { $0.role = role }
        case .actions:
            return { _ in }
        case .sortPriority(let priority):
            return { $0.sortPriority = priority }
        case .heading(let level):
            return { semantics in
                if case .heading = semantics.role {} else if level == .unspecified { return }
                semantics.role = .heading(level: level == .unspecified ? 2 : Int(level.rawValue))
            }
        }
    }
}

extension Semantics {
    fileprivate mutating func add(_ traits: AccessibilityTraits) {
        if traits.contains(.isSelected) { isSelected = true }
        if traits.contains(.isModal) { isModal = true }
        // A trait sets the role of a view that has none; a control keeps its own role.
        switch role {
        case .button, .toggle, .textField, .slider, .progress: return
        case .link: if !traits.contains(.isButton) { return }
        default: break
        }
        if traits.contains(.isToggle) {
            role = .toggle
        } else if traits.contains(.isButton) {
            role = .button
        } else if traits.contains(.isHeader) {
            if case .heading = role { return }
            role = .heading(level: 2)
        } else if traits.contains(.isImage) {
            role = .image
        } else if traits.contains(.isStaticText), role == .none {
            role = .staticText
        }
    }

    fileprivate mutating func remove(_ traits: AccessibilityTraits) {
        if traits.contains(.isSelected) { isSelected = false }
        if traits.contains(.isModal) { isModal = false }
        let plain: Bool =
            switch role {
            case .button: traits.contains(.isButton)
            case .link: traits.contains(.isLink)
            case .heading: traits.contains(.isHeader)
            case .image: traits.contains(.isImage)
            case .staticText: traits.contains(.isStaticText)
            case .toggle: traits.contains(.isToggle)
            default: false
            }
        if plain {
            role = .none
            isElement = true
        }
    }

    fileprivate mutating func become(_ behaviour: AccessibilityChildBehavior) {
        switch behaviour {
        case .combine:
            isElement = true
            hidesContents = false
        case .contain:
            if role == .none { role = .group }
        default:
            // A new element that contains the old ones; none of their semantics apply to it.
            role = .none
            isElement = true
            hidesContents = true
            label = ""
            value = nil
            hint = nil
            details = []
        }
    }
}
