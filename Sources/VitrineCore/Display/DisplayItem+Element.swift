// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
@_spi(Engine) import VitrineLayout

// Accessibility modifiers apply to an element, however many paddings, frames, backgrounds or clips are between it and
// them: `Button("✕") {}.padding().accessibilityLabel("Close")` labels the button.
//
// An item that an effect or a gesture created around other items is a holder. If exactly one element is inside, the
// holder's labels, values, hints, traits and identifier are written to the element's layer; otherwise the holder's own
// layer has them. A view that combines what is inside gives what it says to a tap gesture around all of that.
// Invariant after each flush: `element` of every holder is the only element inside, and `holders` of every element are
// those that have it as theirs. The content is searched again only after it has changed: O(depth) for an item whose
// children changed, plus the size of a holder's content without semantics, once for each holder around it.

/// The accessibility elements in a part of the tree.
@MainActor
private enum Found {
    case nothing
    case one(DisplayItem)
    case several

    var isSeveral: Bool {
        if case .several = self { true } else { false }
    }

    mutating func add(_ other: Found) {
        switch (self, other) {
        case (_, .nothing): break
        case (.nothing, _): self = other
        default: self = .several
        }
    }
}

extension DisplayItem {
    private func says(_ scope: SemanticsChange.Scope) -> Bool {
        guard let meaning else { return false }
        return meaning.contributions.contains {
            if case .semantics(let change) = $0.effect { change.scope == scope } else { false }
        }
    }

    /// Whether the item has accessibility modifiers that may apply to an element inside.
    ///
    /// Modifiers on an item that draws apply to the item itself, whatever is inside.
    private var isHolder: Bool {
        guard case .group = layer.content, semantics == nil else { return false }
        return (says(.element) || says(.identifier)) && !says(.boundary) && !says(.combination)
    }

    /// Whether the item makes one element of what is inside.
    private var isCombination: Bool {
        guard case .group = layer.content, semantics == nil else { return false }
        return says(.combination) && !says(.boundary)
    }

    /// The item of the gesture that is around all that is read inside, if it is tapped.
    ///
    /// A user who taps such an element taps the gesture: it is the element, as it would be with the modifiers inside of it.
    private var tappedAroundContents: DisplayItem? {
        guard layer.events.isDisjoint(with: .pressed) else { return nil }
        var item = Self.onlyReadItem(in: node)
        while let current = item {
            guard case .group = current.layer.content, current.semantics == nil, !current.says(.boundary),
                !current.says(.combination)
            else { return nil }
            if !current.layer.events.isDisjoint(with: .pressed) { return current }
            item = Self.onlyReadItem(in: current.node)
        }
        return nil
    }

    /// The only item directly inside a node that screen readers find something in.
    private static func onlyReadItem(in parent: LayoutNode) -> DisplayItem? {
        var found: [DisplayItem] = []
        collectReadItems(in: parent, &found)
        return found.count == 1 ? found[0] : nil
    }

    private static func collectReadItems(in parent: LayoutNode, _ found: inout [DisplayItem]) {
        parent.forEachLayoutChild { child in
            guard child.isPlaced, found.count < 2 else { return }
            guard let item = child.displayItem else { return collectReadItems(in: child, &found) }
            if case .nothing = item.reading { return }
            found.append(item)
        }
    }

    /// Returns the item in which all is that screen readers find in a part of the tree, if it is a button, a link or
    /// another element that is tapped; `nil` if there is none.
    ///
    /// Complexity: linear in the size of the part, which has to be laid out.
    package static func tappedElement(in part: LayoutNode) -> DisplayItem? {
        var item = part.displayItem ?? onlyReadItem(in: part)
        while let current = item {
            let (layer, semantics) = (current.layer, current.layer.semantics)
            if layer.events.contains(.tap) || semantics?.role.isTapped == true { return current }
            guard case .group = layer.content, semantics?.readsNothingInside != true else { return nil }
            item = onlyReadItem(in: current.node)
        }
        return nil
    }

    /// Whether a tap on the element does something, or would if it were not disabled.
    package final var takesTaps: Bool {
        layer.handler != nil && meaning?.activation == nil || layer.tappedInside != nil
    }

    /// Whether screen readers skip the item and find its content.
    private var isTransparent: Bool { layer.events.isEmpty && mayBeAroundElement }

    /// Whether modifiers around this item may apply to an element inside; gestures do not end the search.
    private var mayBeAroundElement: Bool {
        guard case .group = layer.content else { return false }
        return isHolder || layer.semantics?.isRead != true
    }

    // MARK: - Writing

    /// Writes the layers of an element and of its holders.
    final func foldElement() {
        let holders = meaning?.holders ?? []
        guard !holders.isEmpty else { return write(giving: { _ in false }, given: []) }
        var given: [SemanticsChange] = []
        var isIdentified = semantics?.identifier != nil || says(.identifier)
        for case let holder? in holders.map(\.item) {
            let keepsIdentifier = isIdentified
            let gives = { (change: SemanticsChange) in
                change.scope == .element || change.scope == .combination
                    || change.scope == .identifier && !keepsIdentifier
            }
            for contribution in holder.contributions {
                guard case .semantics(let change) = contribution.effect, gives(change) else { continue }
                given.append(change)
                if change.scope == .identifier { isIdentified = true }
            }
            holder.write(giving: gives, given: [])
        }
        write(giving: { _ in false }, given: given)
    }

    // MARK: - Finding

    /// Queues the holders around this item, and itself if it is one, to find their element again, innermost first.
    final func queueHolders() {
        var item: DisplayItem? = self
        while let current = item {
            if current.isHolder || current.isCombination {
                let meaning = current.makeMeaning()
                if meaning.isQueuedForElement { return }
                meaning.isQueuedForElement = true
                graph.holders.append(WeakItem(item: current))
            }
            guard current.mayBeAroundElement || current === self else { return }
            item = current.outer
        }
    }

    /// Finds the element to which accessibility modifiers of this item apply.
    final func findElement() {
        guard let meaning else { return }
        meaning.isQueuedForElement = false
        var found: DisplayItem?
        if isHolder, case .one(let element) = inside(node), layer.events.isEmpty || element.isOneThing {
            found = element
        } else if isCombination {
            found = tappedAroundContents
        }
        let former = meaning.element
        guard found !== former || meaning.hasElement != (found != nil) else { return }
        meaning.element = found
        meaning.hasElement = found != nil
        if let former {
            former.meaning?.holders.removeAll { $0.item === self }
            former.foldElement()
        }
        found?.collectHolders()
        fold()
    }

    private func collectHolders() {
        var holders: ContiguousArray<WeakItem> = []
        var item = outer
        while let current = item, current.mayBeAroundElement || current.isCombination {
            if current.meaning?.element === self { holders.append(WeakItem(item: current)) }
            item = current.outer
        }
        makeMeaning().holders = holders
    }

    /// The nearest item around this one.
    var outer: DisplayItem? {
        var node = node.parent
        while let current = node {
            if let item = current.displayItem { return item }
            node = current.parent
        }
        return nil
    }

    private func inside(_ parent: LayoutNode) -> Found {
        var found = Found.nothing
        parent.forEachLayoutChild { child in
            guard child.isPlaced, !found.isSeveral else { return }
            found.add(child.displayItem?.reading ?? inside(child))
        }
        return found
    }

    /// Whether this item has accessibility actions for the view that it is beside.
    private var isBeside: Bool {
        contributions.contains { if case .forReaders(isBeside: true) = $0.effect { true } else { false } }
    }

    private var reading: Found {
        if isAside { return .nothing }
        if layer.isForReaders, isBeside { return .nothing }
        if layer.semantics?.isHidden == true || layer.effects.isHidden { return .nothing }
        if case .text(let text) = layer.content, !text.string.isEmpty { return .one(self) }
        if isTransparent {
            switch inside(node) {
            case .one(let element): return .one(element)
            // Accessibility modifiers on a drawing make it an element.
            case .nothing: return isHolder ? .one(self) : .nothing
            case .several: return isOneThing ? .one(self) : .several
            }
        }
        // Modifiers around a scroll view apply to it, not to its content.
        if case .scroll = layer.content { return .one(self) }
        if isOneThing { return .one(self) }
        if case .group = layer.content, !layer.events.isEmpty {
            switch inside(node) {
            // A gesture around an element belongs to the element: a value that is set on both is set on the image that
            // is pinched.
            case .one(let element) where element.isOneThing: return .one(element)
            case .several: return .several
            default: return .one(self)
            }
        }
        return isEmpty ? .nothing : .several
    }

    /// Whether the item is a single accessibility element with a role or a label of its own.
    private var isOneThing: Bool { layer.semantics?.isSingle == true }

    private var isEmpty: Bool {
        var isEmpty = true
        node.forEachLayoutChild { _ in isEmpty = false }
        return isEmpty
    }
}

extension Semantics.Role {
    /// Whether users expect that a tap does something.
    fileprivate var isTapped: Bool {
        switch self {
        case .button, .link, .toggle: true
        default: false
        }
    }
}

extension Semantics {
    /// Whether the layer itself is an accessibility element, beside its content.
    var isRead: Bool {
        isElement || role != .none || label != nil || value != nil || identifier != nil
    }

    /// Whether the layer is a single accessibility element.
    fileprivate var isSingle: Bool {
        isElement || role.swallowsContents || role == .radioGroup
    }
}
