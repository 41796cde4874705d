// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
@_spi(Engine) import VitrineLayout

/// The edits that the user may make to a row of a list.
nonisolated struct RowEdits {
    var delete: (@MainActor () -> Void)?
    var moveUp: (@MainActor () -> Void)?
    var moveDown: (@MainActor () -> Void)?
    /// The action that drags the row, if it can be moved.
    var carry: (@MainActor (RowDrag) -> Void)?
    var leading: SwipeActions?
    var trailing: SwipeActions?
    var selection: RowSelection?
    /// Makes the row a target of things that are dropped between rows.
    var target: (@MainActor (AnyView) -> AnyView)?

    var isMovable: Bool { moveUp != nil || moveDown != nil }
}

/// The selection state of a row.
nonisolated struct RowSelection {
    var isSelected: Bool
    var isMultiple: Bool
    /// Whether only the app can select the row, and not the user.
    var isDisabled: Bool
    /// The row's identifier or tag.
    var tag: AnyHashable
    /// What a menu of the row is for: all that is selected, if the row is, else the row alone.
    var identifiers: Set<AnyHashable>
    /// Whether a tap selects the row outside of edit mode.
    var isChosenByTap: Bool
    /// Whether what is selected is shown in place of the list.
    var opensInPlace: Bool
    /// Whether the row is a navigation link, which takes its taps outside of edit mode.
    var isLink: Bool
    /// Selects the row in addition to others, or no longer.
    var toggle: @MainActor () -> Void
    /// Selects the row alone.
    var choose: @MainActor () -> Void
    /// Selects the rows from the one that was chosen last to this one, or adds the row where rows have no order.
    var extend: @MainActor () -> Void
}

/// The row from which a stretch of rows is selected: the one that the user has chosen last.
nonisolated final class SelectionAnchor {
    var tag: AnyHashable?
}

/// The selection of a list, type-erased.
nonisolated package struct ListSelection {
    let isMultiple: Bool
    let contains: (AnyHashable) -> Bool
    private(set) var toggle: (AnyHashable) -> Void
    /// Makes a value all that is selected.
    private(set) var choose: (AnyHashable) -> Void
    /// Makes values all that is selected, where several can be.
    let replace: ([AnyHashable]) -> Void
    /// Selects from the last choice to a value where rows have an order; adds the value elsewhere, as in a list, of whose
    /// rows only those that exist are known.
    private(set) var extend: (AnyHashable) -> Void
    /// Makes nothing selected.
    let clear: () -> Void
    /// Whether a value has the type of the selection.
    let accepts: (AnyHashable) -> Bool
    /// The selection when the list's body ran, so that lists with different selections compare as different.
    let current: Set<AnyHashable>
    /// Whether the next column of a split view shows what is selected: one row at a time, outside of edit mode.
    private(set) var isOfColumn = false
    /// Whether that column is shown in place of the list.
    private(set) var opensInPlace = false

    init?<V: Hashable>(single selection: Binding<V?>?) {
        guard let selection else { return nil }
        isMultiple = false
        accepts = { $0.base is V }
        contains = { tag in selection.wrappedValue.map { AnyHashable.unwrapped($0) == tag } ?? false }
        toggle = { tag in if let value = tag.base as? V { selection.wrappedValue = value } }
        choose = toggle
        extend = toggle
        replace = { _ in }
        clear = { selection.wrappedValue = nil }
        current = Set([selection.wrappedValue].compactMap { $0.map { AnyHashable.unwrapped($0) } })
    }

    init?<V: Hashable>(multiple selection: Binding<Set<V>>?) {
        guard let selection else { return nil }
        isMultiple = true
        accepts = { $0.base is V }
        contains = { tag in (tag.base as? V).map { selection.wrappedValue.contains($0) } ?? false }
        toggle = { tag in
            guard let value = tag.base as? V else { return }
            if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
        }
        choose = { tag in if let value = tag.base as? V { selection.wrappedValue = [value] } }
        extend = { tag in
            guard let value = tag.base as? V, !selection.wrappedValue.contains(value) else { return }
            selection.wrappedValue.insert(value)
        }
        replace = { tags in selection.wrappedValue = Set(tags.compactMap { $0.base as? V }) }
        clear = { selection.wrappedValue = [] }
        current = Set(selection.wrappedValue.map { AnyHashable.unwrapped($0) })
    }

    /// Returns the same selection for rows in an order, of which a stretch can be selected.
    ///
    /// - Parameters:
    ///   - anchor: Where stretches begin; it is kept.
    ///   - order: Returns the values of the rows, from the first one to the last.
    /// - Returns: The selection; of a single row it is the same.
    func inOrder(from anchor: SelectionAnchor, _ order: @escaping () -> [AnyHashable]) -> ListSelection {
        guard isMultiple else { return self }
        var copy = self
        let (choose, toggle, replace) = (choose, toggle, replace)
        copy.choose = { tag in
            anchor.tag = tag
            choose(tag)
        }
        copy.toggle = { tag in
            anchor.tag = tag
            toggle(tag)
        }
        copy.extend = { tag in
            let tags = order()
            guard let start = anchor.tag.flatMap({ tags.firstIndex(of: $0) }), let end = tags.firstIndex(of: tag) else {
                anchor.tag = tag
                return choose(tag)
            }
            replace(Array(tags[Swift.min(start, end)...Swift.max(start, end)]))
        }
        return copy
    }

    /// Returns the same selection for a list in a column of a split view.
    ///
    /// - Parameters:
    ///   - opensInPlace: Whether the next column is shown in place of the list.
    ///   - action: Runs after the user has selected a row alone.
    /// - Returns: The selection, in which a tap selects a row alone.
    func inColumn(opensInPlace: Bool, _ action: @escaping @MainActor () -> Void) -> ListSelection {
        var copy = self
        let choose = UncheckedSendable(choose)
        copy.choose = { tag in
            choose.value(tag)
            let action = action
            MainActor.assumeIsolated { action() }
        }
        if !isMultiple { copy.toggle = copy.choose }
        copy.isOfColumn = true
        copy.opensInPlace = opensInPlace
        return copy
    }
}

extension ViewNode {
    /// The position of this element's data in the nearest `ForEach` inside `owner`, and the number of its elements.
    final func dataPlace(in owner: ViewNode) -> (list: ViewNode, index: Int, count: Int, identifier: AnyHashable)? {
        var node = self
        while let parent = node.parent, parent !== owner {
            if case .identifier(let identifier) = parent.archivePlace(of: node) {
                return (parent, node.ordinal, parent.elementCount, AnyHashable.unwrapped(identifier))
            }
            node = parent
        }
        return nil
    }

    /// The edits of an element of `owner`'s list; `nil` if there are none.
    final func rowEdits(in owner: ViewNode, selection: ListSelection?, mover: RowMover?) -> RowEdits? {
        var edits = RowEdits()
        let place = dataPlace(in: owner)
        if let place, let action = elementTrait(.onDelete, in: owner) as? DeleteAction,
            elementTrait(.deleteDisabled, in: owner) as? Bool != true
        {
            // As on iOS the rows below make way, whether the app changes its data with an animation or not.
            edits.delete = { withAnimation(RowMover.motion) { action.run(IndexSet(integer: place.index)) } }
        }
        if let place, let action = elementTrait(.onMove, in: owner) as? MoveAction,
            elementTrait(.moveDisabled, in: owner) as? Bool != true
        {
            let index = place.index
            let move: @MainActor (Int) -> Void = { place in
                withAnimation(RowMover.motion) { action.run(IndexSet(integer: index), place) }
            }
            if index > 0 { edits.moveUp = { move(index - 1) } }
            if edits.moveUp != nil || index + 1 < place.count, let mover {
                // The mover holds the rows, and the rows hold their edits: a strong reference would be a cycle.
                edits.carry = { [weak self, weak mover] drag in
                    if let self { mover?.handle(drag, of: self, action) }
                }
            }
            if index + 1 < place.count { edits.moveDown = { move(index + 2) } }
        }
        if let place, let action = elementTrait(.onInsert, in: owner) as? InsertAction {
            let index = place.index
            edits.target = { action.attach($0, index) }
        }
        edits.leading = elementTrait(.swipeLeading, in: owner) as? SwipeActions
        edits.trailing = elementTrait(.swipeTrailing, in: owner) as? SwipeActions
        if let selection, let tag = elementTrait(.tag, in: owner) as? AnyHashable ?? place?.identifier {
            let isSelected = selection.contains(tag)
            edits.selection = RowSelection(
                isSelected: isSelected, isMultiple: selection.isMultiple,
                isDisabled: disablesSelection(in: owner), tag: tag,
                identifiers: isSelected ? selection.current : [tag],
                isChosenByTap: !selection.isMultiple || selection.isOfColumn, opensInPlace: selection.opensInPlace,
                isLink: elementTrait(.rowLink, in: owner) is RowLink,
                toggle: { selection.toggle(tag) }, choose: { selection.choose(tag) },
                extend: { selection.extend(tag) })
        }
        let isNothing =
            edits.delete == nil && !edits.isMovable && edits.leading == nil && edits.trailing == nil
            && edits.selection == nil && edits.target == nil
        return isNothing ? nil : edits
    }
}
