// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension DisplayTree {
    /// Returns the accessibility elements of the tree, below one for the root.
    ///
    /// Rules (Documentation/Layout.md 13): layers without semantics are transparent; a text without semantics is static
    /// text; exiting layers and hidden subtrees are left out; controls and combined elements absorb their contents and
    /// are labelled by them, joined with ", " (an explicit empty label is `.ignore`); larger sort priorities come
    /// first; while a modal is shown, only the front-most one can be reached.
    package func elements(scrollOffsets: @escaping ScrollOffsets = Layer.targetOffset) -> DisplayElement {
        let builder = ElementBuilder(scrollOffsets: scrollOffsets)
        var element = builder.element(of: root, transform: DisplayTransform(), identifier: String?.none)
        let (children, _) = builder.children(
            of: root, transform: DisplayTransform(), identifier: element.identifier)
        element.children = children
        return element
    }

    /// Returns the layer that receives an action on an element: its own, else the first below, else the nearest around
    /// it.
    package func eventLayer(for element: DisplayElement, events: EventMask = .tap) -> Layer? {
        guard let layer = layer(id: element.layerID) else { return nil }
        if let found = layer.firstListener(for: events) { return found }
        var ancestor = layer.parent
        while let current = ancestor {
            if !current.events.isDisjoint(with: events) { return current }
            ancestor = current.parent
        }
        return nil
    }
}

extension Layer {
    /// Returns the first layer, this one or one inside, that takes one of the events.
    func firstListener(for wanted: EventMask) -> Layer? {
        if isExiting { return nil }
        if !events.isDisjoint(with: wanted) { return self }
        for child in children {
            if let found = child.firstListener(for: wanted) { return found }
        }
        return nil
    }
}

private struct ElementBuilder {
    let scrollOffsets: ScrollOffsets

    func element(of layer: Layer, transform: DisplayTransform, identifier: String?) -> DisplayElement {
        let semantics = layer.semantics ?? Semantics()
        var element = DisplayElement(
            role: semantics.role, label: semantics.label ?? "", frame: transform.bounds(of: layer.bounds),
            layerID: layer.id)
        element.value = semantics.value
        element.hint = semantics.spokenHint
        element.identifier = semantics.identifier
        element.inheritedIdentifier = semantics.identifier == nil ? identifier : nil
        element.isDisabled = semantics.isDisabled
        element.isSelected = semantics.isSelected
        element.isModal = semantics.isModal
        element.isBusy = semantics.isBusy
        element.sorting = semantics.sorting
        element.positionInSet = semantics.positionInSet
        element.sizeOfSet = semantics.sizeOfSet
        element.sortPriority = semantics.sortPriority
        return element
    }

    /// Returns the elements of a layer's children, and whether a modal is among them.
    func children(
        of layer: Layer, transform: DisplayTransform, identifier: String?
    ) -> (elements: [DisplayElement], hasModal: Bool) {
        let offset = layer.scrollOffset(scrollOffsets)
        var elements: [DisplayElement] = []
        var hasModal = false
        for child in layer.children {
            let inner = transform.after(child.transformToParent(scrollOffset: offset))
            let found = read(child, transform: inner, identifier: identifier)
            if found.hasModal {
                elements = found.elements
                hasModal = true
            } else if !hasModal {
                elements += found.elements
            }
        }
        if elements.contains(where: { $0.sortPriority != 0 }) {
            elements = elements.enumerated()
                .sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
                .map(\.element)
        }
        return (elements, hasModal)
    }

    private func read(
        _ layer: Layer, transform: DisplayTransform, identifier: String?
    ) -> (elements: [DisplayElement], hasModal: Bool) {
        if layer.isExiting { return ([], false) }
        if layer.hasEffects, layer.effects.isHidden || layer.effects.isMask { return ([], false) }
        guard let semantics = layer.semantics else {
            guard case .text(let text) = layer.content else {
                return children(of: layer, transform: transform, identifier: identifier)
            }
            var element = element(of: layer, transform: transform, identifier: identifier)
            element.role = .staticText
            element.label = text.string
            return ([element], false)
        }
        if semantics.isHidden { return ([], false) }
        var element = element(of: layer, transform: transform, identifier: identifier)
        let inside = children(of: layer, transform: transform, identifier: semantics.identifier ?? identifier)
        guard semantics.isElement || semantics.role.swallowsContents else {
            let isTransparent =
                semantics.role == .none && semantics.label == nil && semantics.value == nil
                && semantics.identifier == nil && !semantics.isModal
            if isTransparent, !layer.isText {
                var elements = inside.elements
                if semantics.sortPriority != 0 {
                    for index in elements.indices where elements[index].sortPriority == 0 {
                        elements[index].sortPriority = semantics.sortPriority
                    }
                }
                return (elements, inside.hasModal)
            }
            if case .text(let text) = layer.content {
                element.role = semantics.role == .none ? .staticText : semantics.role
                element.label = semantics.label ?? text.string
            }
            element.children = inside.elements
            return ([element], inside.hasModal || semantics.isModal)
        }
        // A control in the label of a button or a link is an element beside it, so that a user can reach both.
        let controls = semantics.isElement ? [] : inside.elements.filter { semantics.role.leavesOut($0.role) }
        element.contents = controls.isEmpty ? inside.elements : inside.elements.filter { !controls.contains($0) }
        var text = element.contents.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        if case .text(let own) = layer.content { text = own.string }
        if case .field(let field) = layer.content {
            text = field.shown.string
            element.label = semantics.label ?? ""
        }
        if semantics.role == .textField {
            element.value = semantics.value ?? (text.isEmpty ? nil : text)
        } else {
            element.label = semantics.label ?? text
        }
        return ([element] + controls, semantics.isModal)
    }
}

extension Layer {
    fileprivate var isText: Bool {
        if case .text = content { true } else { false }
    }
}

extension Semantics.Role {
    /// Whether a pressable element contains a control of its own.
    fileprivate func leavesOut(_ inner: Semantics.Role) -> Bool {
        switch (self, inner) {
        case (.button, .button), (.button, .link), (.button, .toggle), (.button, .textField), (.button, .slider),
            (.button, .picker), (.link, .button), (.link, .link), (.link, .toggle), (.link, .textField),
            (.link, .slider), (.link, .picker):
            true
        default: false
        }
    }

    /// Whether the role is a single element for a screen reader, whatever it contains.
    package var swallowsContents: Bool {
        switch self {
        case .staticText, .button, .menuItem, .link, .heading, .image, .progress, .textField, .toggle, .slider, .picker,
            .radio:
            true
        case .none, .list, .listItem, .navigation, .main, .page, .banner, .dialog, .alert, .group, .search, .toolbar,
            .radioGroup, .menu, .table, .row, .columnHeader, .cell:
            false
        }
    }
}
