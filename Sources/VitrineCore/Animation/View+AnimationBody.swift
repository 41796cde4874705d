// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Animates only the effects that a closure adds to the view.
    ///
    /// - Support: partial: other changes of the same update animate the view as well.
    public nonisolated func animation<V>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View {
        body(PlaceholderContentView(self)).transaction { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }

    /// Changes the transactions of only the effects that a closure adds to the view.
    ///
    /// - Support: partial: other changes of the same update have the changed transaction as well.
    /// - Parameters:
    ///   - transform: A closure that changes a transaction.
    ///   - body: A view builder that adds effects to the view.
    /// - Returns: The view with the effects.
    public nonisolated func transaction<V>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View {
        body(PlaceholderContentView(self)).transaction(transform)
    }
}
