// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A view that sells subscriptions of an app.
///
/// - Support: partial: without the App Store there are none, and the view says that the subscription is unavailable.
nonisolated public struct SubscriptionStoreView<Content>: View where Content: View {
    /// Creates a store of a group of subscriptions.
    ///
    /// - Parameters:
    ///   - groupID: The group.
    ///   - visibleRelationships: Which subscriptions users of another one are offered.
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
    where Content == EmptyView {}

    /// Creates a store of a group of subscriptions, under words of the app's.
    ///
    /// - Parameters:
    ///   - groupID: The group.
    ///   - visibleRelationships: Which subscriptions users of another one are offered.
    ///   - marketingContent: The app's words, which are shown with subscriptions only.
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) {}

    /// Creates a store of subscriptions.
    ///
    /// - Parameter productIDs: The identifiers of the subscriptions.
    public init(productIDs: some Collection<Product.ID>) where Content == EmptyView {}

    /// Creates a store of subscriptions, under words of the app's.
    ///
    /// - Parameters:
    ///   - productIDs: The identifiers of the subscriptions.
    ///   - marketingContent: The app's words, which are shown with subscriptions only.
    public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {}

    /// A sentence that there are none.
    @MainActor public var body: some View { UnavailableStore(.subscription) }
}

extension Product {
    /// Which subscriptions of a group users of one of them are offered.
    public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Creates a set.
        ///
        /// - Parameter rawValue: The bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Subscriptions of a higher level.
        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        /// Subscriptions of a lower level.
        public static let downgrade = SubscriptionRelationship(rawValue: 2)
        /// Subscriptions of the same level, for another period.
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        /// The user's own.
        public static let current = SubscriptionRelationship(rawValue: 8)
        /// All of them.
        public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
    }
}
