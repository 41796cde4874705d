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
