// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// What a picker has chosen, whatever its type.
nonisolated struct PickerSelection {
    /// Of several sources the first that differs from the others says that nothing is chosen.
    private let read: () -> AnyHashable?
    private let write: (AnyHashable) -> Void
    /// What was chosen when the picker's body ran, so that views that take this value differ when it does.
    private(set) var value: AnyHashable?

    init<V: Hashable>(_ bindings: [Binding<V>]) {
        read = {
            let values = bindings.map { $0.wrappedValue }
            guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
            return AnyHashable.unwrapped(first)
        }
        write = { tag in
            // A tag is kept without its optionals; a cast brings them back.
            guard let value = tag.base as? V else { return }
            for binding in bindings { binding.wrappedValue = value }
        }
    }

    /// Reads the selection, as a body does.
    func following<V: Hashable>(_ type: V.Type) -> PickerSelection {
        var copy = self
        copy.value = read()
        return copy
    }

    func choose(_ tag: AnyHashable) { write(tag) }

    /// As it is now; for a page that outlives the body that made this.
    var current: PickerSelection {
        var copy = self
        copy.value = read()
        return copy
    }
}
