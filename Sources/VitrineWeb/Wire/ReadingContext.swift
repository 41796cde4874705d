// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// What the accessibility elements around a layer mean for how screen readers and the keyboard reach it.
package struct ReadingContext: Hashable, Sendable {
    /// Whether screen readers skip the layer, because it is hidden or in an element whose contents are not read: the
    /// keyboard does not stop here, a pointer may still press it.
    package var isUnread = false
    /// Whether the layer itself needs `aria-hidden`: the element around it hides its contents, but its role does not.
    package var isHidden = false
    /// Whether the layer is one element that combines what is in it, without a place in it where the keyboard stops.
    package var isWhole = false
    /// Whether the layer is a text with links at which the keyboard stops.
    package var holdsStops = false
    /// Whether a tap on the layer counts as one on a layer inside it that screen readers skip.
    package var isTappedInside = false
    /// Whether the layer is in a control or another element that is read as one.
    package var isInControl = false

    /// The layer is in an element that is pressed, such as a button or a link.
    package var isInPressed = false
    /// The layer is in a control that cannot become a group of controls: a toggle, a radio button, a
    /// picker or a menu's item.
    package var isPart = false

    package init() {}

    /// Creates the context of a layer.
    ///
    /// Complexity: linear in the depth of the layer; for an element that combines, in its contents as well.
    package init(of layer: Layer) {
        if let outer = layer.parent?.semantics, outer.hidesContents {
            isHidden = !outer.hidesByRole || layer.isKeyboardStop || layer.hasKeyboardStop
        }
        if layer.semantics == nil, layer.events.isEmpty, !layer.isScroller { return }
        if case .text = layer.content { holdsStops = layer.hasKeyboardStop }
        isTappedInside = layer.tappedInside != nil
        isUnread = layer.semantics?.isHidden == true
        var around = layer.parent
        while let current = around, !isUnread {
            if let semantics = current.semantics {
                isUnread = semantics.readsNothingInside
                if semantics.role.swallowsContents { isInControl = true }
                if semantics.role.isPressed { isInPressed = true }
                if semantics.role.hasNoControls { isPart = true }
            }
            around = current.parent
        }
        // The keyboard does not stop at links of texts in buttons.
        if isInPressed { holdsStops = false }
        if isInPressed, !isUnread, layer.isLinkOfText {
            // The button is named by the words of the text, and would be by the link's once more.
            isUnread = true
            isHidden = true
        }
        isWhole =
            !isUnread && !isInControl && layer.semantics?.combinesContents == true
            && layer.events.isDisjoint(with: .keyboardStops) && !layer.hasKeyboardStop
    }
}

extension Semantics {
    /// Whether browsers hide what is in an element with a name because of its role, without a mark on what is inside.
    var hidesByRole: Bool {
        guard label?.isEmpty == false || value?.isEmpty == false else { return false }
        return switch role {
        case .none, .image, .button, .toggle, .progress, .slider, .radio: true
        default: false
        }
    }
}

extension Semantics.Role {
    /// Whether an element is pressed as a whole, and named by what is in it.
    fileprivate var isPressed: Bool {
        switch self {
        case .button, .link, .menuItem, .toggle, .radio: true
        default: false
        }
    }

    /// Whether an element of the role has a state that a group of controls would not have.
    fileprivate var hasNoControls: Bool {
        switch self {
        case .toggle, .radio, .menuItem, .picker: true
        default: false
        }
    }
}

extension Layer {
    /// Whether the layer stands over words of a text that are a link.
    fileprivate var isLinkOfText: Bool {
        guard let parent, case .text = parent.content, let semantics, case .link = semantics.role else { return false }
        return true
    }

    fileprivate var isScroller: Bool {
        if case .scroll = content { true } else { false }
    }
}
