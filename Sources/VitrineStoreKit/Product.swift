// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A product that an app sells in the App Store.
///
/// - Support: partial: without the App Store there are none.
public struct Product: Identifiable, Hashable, Sendable {
    /// The kind of a product.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Creates a kind from its name.
        ///
        /// - Parameter rawValue: The name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A product that is used up, such as coins of a game.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// A product that is bought once and kept.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// A subscription that ends.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// A subscription that goes on.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// An option of a purchase.
    public struct PurchaseOption: Hashable, Sendable {
        private enum Kind: Hashable, Sendable {
            case token(UUID)
            case quantity(Int)
            case asksToBuy(Bool)
        }

        private let kind: Kind

        /// Names the user in the app's own words.
        ///
        /// - Parameter token: The identifier of the user.
        /// - Returns: The option.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(kind: .token(token)) }

        /// Says how many are bought.
        ///
        /// - Parameter quantity: The number.
        /// - Returns: The option.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(kind: .quantity(quantity)) }

        /// Makes a test of a purchase that somebody else has to agree to.
        ///
        /// - Parameter simulateAskToBuy: Whether somebody has to.
        /// - Returns: The option.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(kind: .asksToBuy(simulateAskToBuy))
        }
    }

    /// The outcome of a purchase.
    public enum PurchaseResult: Sendable {
        /// The user has bought the product.
        case success(VerificationResult<Transaction>)
        /// The user has cancelled.
        case userCancelled
        /// The purchase waits for the approval of somebody else, such as a parent.
        case pending
    }

    /// The identifier of the product.
    public let id: String
    /// The kind of the product.
    public let type: ProductType
    /// The name for the user.
    public let displayName: String
    /// The description for the user.
    public let description: String
    /// The price in the currency of the user's App Store.
    public let price: Decimal
    /// The price with its currency, for the user.
    public let displayPrice: String
    /// Whether the user's family may use the product, too.
    public let isFamilyShareable: Bool
    /// The properties that only subscriptions have; `nil` for other products.
    public let subscription: SubscriptionInfo?

    /// The products with some identifiers: none without an App Store, as for identifiers that it does not know.
    ///
    /// - Parameter identifiers: The identifiers.
    /// - Returns: The products that were found.
    /// - Throws: Nothing, without an App Store.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
        AppStore.noteSale()
        return []
    }

    /// Asks the user to buy the product.
    ///
    /// - Parameter options: What is said with the purchase.
    /// - Returns: What became of it.
    /// - Throws: Always `StoreKitError.unsupported`.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw StoreKitError.unsupported
    }
}
