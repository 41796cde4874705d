// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A user's purchase in the App Store.
///
/// - Support: partial: without the App Store there are none.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// The number of the transaction.
    public let id: UInt64
    /// The number of the first transaction of the same purchase.
    public let originalID: UInt64
    /// The time at which the product was bought for the first time.
    public let originalPurchaseDate: Date
    /// The number of products that were bought.
    public let purchasedQuantity: Int
    /// The group of a subscription; `nil` for other products.
    public let subscriptionGroupID: String?
    /// The identifier of the product.
    public let productID: String
    /// The kind of the product.
    public let productType: Product.ProductType
    /// The time at which the product was bought.
    public let purchaseDate: Date
    /// The time at which a subscription ends; `nil` for other products.
    public let expirationDate: Date?
    /// The time at which the App Store took the product back; `nil` otherwise.
    public let revocationDate: Date?
    /// Whether the user has changed to a better subscription.
    public let isUpgraded: Bool
    /// The user in the app's own words.
    public let appAccountToken: UUID?

    /// Tells the App Store that the user has the product.
    public func finish() async {}

    /// Transactions as they come.
    public struct Transactions: AsyncSequence, Sendable {
        /// A transaction, and whether the App Store vouches for it.
        public typealias Element = VerificationResult<Transaction>
        /// The type of errors: none is thrown.
        public typealias Failure = Never

        let isEndless: Bool

        /// Waits for the transactions.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var iterator: AsyncStream<Element>.AsyncIterator
            private let source: AsyncStream<Element>.Continuation

            fileprivate init(isEndless: Bool) {
                let (stream, source) = AsyncStream<Element>.makeStream()
                if !isEndless { source.finish() }
                self.source = source
                iterator = stream.makeAsyncIterator()
            }

            /// Waits for the next transaction.
            ///
            /// - Returns: The transaction; `nil` at the end, or when the task is cancelled.
            public mutating func next() async -> Element? { await iterator.next() }
        }

        /// Begins with the first transaction.
        ///
        /// - Returns: The iterator.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(isEndless: isEndless) }
    }

    /// The products that the user has at the moment: none.
    public static var currentEntitlements: Transactions { ended }
    /// All transactions of the user: none.
    public static var all: Transactions { ended }
    /// Transactions that the app has yet to finish: none.
    public static var unfinished: Transactions { ended }
    /// Transactions that come from elsewhere: the sequence waits, and none comes.
    public static var updates: Transactions { Transactions(isEndless: true) }

    private static var ended: Transactions {
        AppStore.noteSale()
        return Transactions(isEndless: false)
    }

    /// The user's last transaction of a product.
    ///
    /// - Parameter productID: The identifier of the product.
    /// - Returns: Always `nil`.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

    /// Returns what the user has of a product at the moment.
    ///
    /// - Parameter productID: The identifier of the product.
    /// - Returns: Always `nil`.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// A value, and whether the App Store vouches for it.
public enum VerificationResult<SignedType> {
    /// The reason why the App Store does not vouch for a value.
    public enum VerificationError: Error, Sendable {
        /// The certificates are revoked.
        case revokedCertificate
        /// The certificates are not those of the App Store.
        case invalidCertificateChain
        /// The signature does not fit.
        case invalidSignature
        /// The value is encoded otherwise.
        case invalidEncoding
        /// The value belongs to another device.
        case invalidDeviceVerification
        /// A property is missing.
        case missingRequiredProperties
    }

    /// The App Store does not vouch for the value.
    case unverified(SignedType, VerificationError)
    /// The App Store vouches for the value.
    case verified(SignedType)

    /// The value, if the App Store vouches for it.
    ///
    /// - Throws: The reason why it does not.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    /// The value, whether the App Store vouches for it or not.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}
