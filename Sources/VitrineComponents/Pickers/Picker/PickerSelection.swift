// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The selection of a picker, type-erased.
nonisolated struct PickerSelection {
    /// Reads the selection; `nil` if the values of several sources differ.
    private let read: () -> AnyHashable?
    private let write: (AnyHashable) -> Void
    /// The selection when the picker's body ran, so that views with this value compare as different when it changes.
    private(set) var value: AnyHashable?

    init<V: Hashable>(_ bindings: [Binding<V>]) {
        read = {
            let values = bindings.map { $0.wrappedValue }
            guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
            return AnyHashable.unwrapped(first)
        }
        write = { tag in
            // A tag is stored without its optionals; a cast restores them.
            guard let value = tag.base as? V else { return }
            for binding in bindings { binding.wrappedValue = value }
        }
    }

    /// Reads the selection as a dependency of the current body.
    func following<V: Hashable>(_ type: V.Type) -> PickerSelection {
        var copy = self
        copy.value = read()
        return copy
    }

    func choose(_ tag: AnyHashable) { write(tag) }

    /// The current selection, for a page that outlives the body that created this value.
    var current: PickerSelection {
        var copy = self
        copy.value = read()
        return copy
    }
}
