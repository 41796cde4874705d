// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
@_spi(Engine) import VitrineLayout

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
