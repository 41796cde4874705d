// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension Product {
    /// How long a subscription, or a part of it, lasts.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// A unit of time.
        public enum Unit: Hashable, Sendable {
            /// A day.
            case day
            /// A week.
            case week
            /// A month.
            case month
            /// A year.
            case year
        }

        /// The unit.
        public let unit: Unit
        /// The number of units.
        public let value: Int
    }

    /// A lower price for a while.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// The kind of an offer.
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            /// The name of the kind.
            public let rawValue: String

            /// Creates a kind from its name.
            ///
            /// - Parameter rawValue: The name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// For those who subscribe for the first time.
            public static let introductory = OfferType(rawValue: "introductory")
            /// For those who have subscribed before.
            public static let promotional = OfferType(rawValue: "promotional")
        }

        /// The ways in which an offer is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            /// The name of the way.
            public let rawValue: String

            /// Creates a way from its name.
            ///
            /// - Parameter rawValue: The name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// A free trial.
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
            /// A price for each period.
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            /// One price for all periods, paid at the beginning.
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
        }

        /// The identifier; `nil` for an introductory offer.
        public let id: String?
        /// The kind.
        public let type: OfferType
        /// The price of a period.
        public let price: Decimal
        /// The price with its currency, for the user.
        public let displayPrice: String
        /// How long a period lasts.
        public let period: SubscriptionPeriod
        /// The number of periods.
        public let periodCount: Int
        /// The way in which the offer is paid.
        public let paymentMode: PaymentMode
    }

    /// The properties that only subscriptions have.
    ///
    /// - Support: partial: without the App Store there are none.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// Whether a subscription goes on.
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            /// The number of the state.
            public let rawValue: Int

            /// Creates a state from its number.
            ///
            /// - Parameter rawValue: The number.
            public init(rawValue: Int) { self.rawValue = rawValue }

            /// The user subscribes.
            public static let subscribed = RenewalState(rawValue: 1)
            /// The subscription has ended.
            public static let expired = RenewalState(rawValue: 2)
            /// The App Store tries again to be paid.
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            /// The App Store tries again to be paid, and the user still subscribes.
            public static let inGracePeriod = RenewalState(rawValue: 4)
            /// The App Store has taken the subscription back.
            public static let revoked = RenewalState(rawValue: 5)
        }

        /// The renewal of a subscription.
        public struct RenewalInfo: Hashable, Sendable {
            /// The number of the first transaction.
            public let originalTransactionID: UInt64
            /// The identifier of the product.
            public let currentProductID: String
            /// Whether the subscription goes on when its period ends.
            public let willAutoRenew: Bool
            /// The product that it goes on with; `nil` if it does not.
            public let autoRenewPreference: String?
        }

        /// The state of a subscription of the user's.
        public struct Status: Hashable, Sendable {
            /// Whether it goes on.
            public let state: RenewalState
            /// The latest transaction.
            public let transaction: VerificationResult<Transaction>
            /// The renewal of the subscription.
            public let renewalInfo: VerificationResult<RenewalInfo>
        }

        /// An offer for those who subscribe for the first time.
        public let introductoryOffer: SubscriptionOffer?
        /// Offers for those who have subscribed before.
        public let promotionalOffers: [SubscriptionOffer]
        /// The group of which the user has one subscription at a time.
        public let subscriptionGroupID: String
        /// How long a period lasts.
        public let subscriptionPeriod: SubscriptionPeriod

        /// Whether the user may have the introductory offer: nobody may.
        public var isEligibleForIntroOffer: Bool { get async { false } }

        /// The states of the user's subscriptions of the group: none.
        public var status: [Status] { get async throws { [] } }

        /// Tells whether the user may have an introductory offer of a group.
        ///
        /// - Parameter groupID: The group.
        /// - Returns: Always `false`.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

        /// Tells the states of the user's subscriptions of a group.
        ///
        /// - Parameter groupID: The group.
        /// - Returns: None.
        /// - Throws: Nothing, without an App Store.
        public static func status(for groupID: String) async throws -> [Status] {
            AppStore.noteSale()
            return []
        }
    }
}
