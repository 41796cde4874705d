// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

extension PresentationModifier {
    /// Presents while a binding is `true`.
    nonisolated init(
        _ kind: PresentationKind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        surface: @escaping (PresentationParts) -> AnyView
    ) {
        self.init(
            identity: { isPresented.wrappedValue ? true : nil }, dismiss: { isPresented.wrappedValue = false },
            present: { _ in isPresented.wrappedValue = true }, onDismiss: onDismiss, kind: kind,
            surface: { _, parts in surface(parts) })
    }

    /// Presents while an item is not `nil`; another item is another presentation.
    ///
    /// The surface receives the value that the app derives from the item, and `nil` while it is dismissed.
    nonisolated init<Item, Value>(
        _ kind: PresentationKind, item: Binding<Item?>, onDismiss: (() -> Void)?, content: @escaping (Item) -> Value,
        surface: @escaping (PresentationParts, @escaping () -> Value?) -> AnyView
    ) where Item: Identifiable {
        // The item that Forward presents again.
        let last = LastItem<Item>()
        self.init(
            identity: {
                guard let value = item.wrappedValue else { return nil }
                last.value = value
                return AnyHashable(value.id)
            },
            dismiss: { item.wrappedValue = nil },
            present: { _ in if let value = last.value { item.wrappedValue = value } }, onDismiss: onDismiss, kind: kind,
            surface: { _, parts in surface(parts) { item.wrappedValue.map(content) } })
    }
}

private final class LastItem<Item> {
    var value: Item?
}
