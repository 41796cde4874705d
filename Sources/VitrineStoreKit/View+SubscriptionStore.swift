// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineComponents
public import VitrineCore

// How offers look, and what is done about purchases: there are neither, which the stores themselves say.

/// The label of a button that subscribes.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let name: String

    /// The platform's default label.
    public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
    /// The action, such as to subscribe.
    public static let action = SubscriptionStoreButtonLabel(name: "action")
    /// The name of the subscription.
    public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
    /// The price.
    public static let price = SubscriptionStoreButtonLabel(name: "price")
    /// Several lines.
    public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
    /// One line.
    public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
}

/// A text on which subscribers rely.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
    private let name: String

    /// The terms of the service.
    public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
    /// The privacy policy.
    public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")
}

/// A type that says how subscriptions are chosen.
public protocol SubscriptionStoreControlStyle {}

/// The usual way to choose.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    /// Creates the style.
    public init() {}
}

/// A button for each subscription.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    /// Creates the style.
    public init() {}
}

/// A list to choose from, and a button.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    /// Creates the style.
    public init() {}
}

/// A list whose choice stands out, and a button.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    /// Creates the style.
    public init() {}
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    /// The usual way.
    public static var automatic: AutomaticSubscriptionStoreControlStyle { .init() }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    /// Buttons.
    public static var buttons: ButtonsSubscriptionStoreControlStyle { .init() }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    /// A list.
    public static var picker: PickerSubscriptionStoreControlStyle { .init() }
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    /// A list whose choice stands out.
    public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle { .init() }
}

extension ContainerBackgroundPlacement {
    /// A store of subscriptions.
    public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
    /// The upper part of a store of subscriptions.
    public static let subscriptionStoreHeader = ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
    /// A store of subscriptions, from edge to edge.
    public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(name: "subscriptionStoreFullHeight")
}

extension View {
    /// Sets what is done when a purchase begins: none does.
    ///
    /// - Parameter action: The action.
    /// - Returns: The view.
    public nonisolated func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }

    /// Sets what is done when a purchase ends: none does.
    ///
    /// - Parameter action: The action.
    /// - Returns: The view.
    public nonisolated func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }

    /// Sets what is said with purchases: there are none.
    ///
    /// - Parameter options: The options of a product.
    /// - Returns: The view.
    public nonisolated func inAppPurchaseOptions(
        _ options: ((Product) async -> Set<Product.PurchaseOption>)?
    ) -> some View { self }

    /// Sets what buttons that subscribe say: there are none.
    ///
    /// - Parameter label: What they say.
    /// - Returns: The view.
    public nonisolated func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }

    /// Sets how subscriptions are chosen: there are none.
    ///
    /// - Parameter style: The style.
    /// - Returns: The view.
    public nonisolated func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
        self
    }

    /// Sets the background of the part in which subscriptions are chosen: there are none.
    ///
    /// - Parameter style: The background.
    /// - Returns: The view.
    public nonisolated func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }

    /// Sets the background of subscriptions to choose from: there are none.
    ///
    /// - Parameter style: The background.
    /// - Returns: The view.
    public nonisolated func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }

    /// Sets where a text is that is shown with subscriptions: there are none.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - button: The kind of text.
    /// - Returns: The view.
    public nonisolated func subscriptionStorePolicyDestination(
        url: URL, for button: SubscriptionStorePolicyKind
    ) -> some View { self }

    /// Sets a text that is shown with subscriptions: there are none.
    ///
    /// - Parameters:
    ///   - button: The kind of text.
    ///   - destination: The view with the text.
    /// - Returns: The view.
    public nonisolated func subscriptionStorePolicyDestination(
        for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
    ) -> some View { self }

    /// Sets how users of the app sign in before they subscribe: nobody can.
    ///
    /// - Parameter action: The action.
    /// - Returns: The view.
    public nonisolated func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
}
