// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// An action that asks the user to buy a product.
///
/// - Support: partial: without the App Store there are no products.
public struct PurchaseAction: Sendable {
    init() {}

    /// Asks the user to buy a product.
    ///
    /// - Parameters:
    ///   - product: The product.
    ///   - options: What is said with the purchase.
    /// - Returns: What became of it.
    /// - Throws: Always `StoreKitError.unsupported`.
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult {
        try await product.purchase(options: options)
    }
}

private struct PurchaseKey: EnvironmentKey {
    static var defaultValue: PurchaseAction { PurchaseAction() }
}

extension EnvironmentValues {
    /// The action that asks the user to buy a product.
    public var purchase: PurchaseAction { self[PurchaseKey.self] }
}
