// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension View {
    /// Asks the App Store for a product while the view is shown: there is none.
    ///
    /// - Parameters:
    ///   - id: The identifier of the product.
    ///   - priority: The priority of the task.
    ///   - action: Called with each state.
    /// - Returns: A view that asks.
    public nonisolated func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
    ) -> some View {
        let action = UncheckedSendable(action)
        return task(id: id, priority: priority) {
            AppStore.noteSale()
            await action.value(.loading)
            await action.value(.unavailable)
        }
    }

    /// Asks the App Store for products while the view is shown: there are none.
    ///
    /// - Parameters:
    ///   - ids: The identifiers of the products.
    ///   - priority: The priority of the task.
    ///   - action: Called with each state.
    /// - Returns: A view that asks.
    public nonisolated func storeProductsTask(
        for ids: some Collection<Product.ID> & Equatable & Sendable, priority: TaskPriority = .medium,
        action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View {
        let action = UncheckedSendable(action)
        let identifiers = Array(ids)
        return task(id: identifiers, priority: priority) {
            AppStore.noteSale()
            await action.value(.loading)
            await action.value(.success([], unavailable: identifiers))
        }
    }

    /// Asks what the user has of a product while the view is shown: nothing.
    ///
    /// - Parameters:
    ///   - productID: The identifier of the product.
    ///   - priority: The priority of the task.
    ///   - action: Called with each state.
    /// - Returns: A view that asks.
    public nonisolated func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View {
        let action = UncheckedSendable(action)
        return task(id: productID, priority: priority) {
            AppStore.noteSale()
            await action.value(.loading)
            await action.value(.success(nil))
        }
    }

    /// Asks for the user's subscriptions of a group while the view is shown: there are none.
    ///
    /// - Parameters:
    ///   - groupID: The group.
    ///   - priority: The priority of the task.
    ///   - action: Called with each state.
    /// - Returns: A view that asks.
    public nonisolated func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View {
        let action = UncheckedSendable(action)
        return task(id: groupID, priority: priority) {
            AppStore.noteSale()
            await action.value(.loading)
            await action.value(.success([]))
        }
    }

    /// Shows the user's subscriptions, of which there are none: the sheet does not come up.
    ///
    /// - Parameter isPresented: Whether it is shown; set back to `false`.
    /// - Returns: A view that would show it.
    public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        modifier(RefusedSheet(isPresented: isPresented) {})
    }

    /// Asks for a code of an offer, of which there are none: the sheet does not come up.
    ///
    /// - Parameters:
    ///   - isPresented: Whether it is shown; set back to `false`.
    ///   - onCompletion: Called with `StoreKitError.unsupported`.
    /// - Returns: A view that would ask.
    public nonisolated func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(RefusedSheet(isPresented: isPresented) { onCompletion(.failure(StoreKitError.unsupported)) })
    }
}

/// A sheet of the App Store's, which does not come up.
nonisolated private struct RefusedSheet: ViewModifier {
    let isPresented: Binding<Bool>
    let refused: @MainActor () -> Void

    @MainActor func body(content: Content) -> some View {
        let (isPresented, refused) = (isPresented, refused)
        content.onChange(of: isPresented.wrappedValue, initial: true) { _, isWanted in
            guard isWanted else { return }
            AppStore.noteSale()
            isPresented.wrappedValue = false
            refused()
        }
    }
}
