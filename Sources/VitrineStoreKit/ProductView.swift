// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineComponents
public import VitrineCore

/// A view that sells a product of an app.
///
/// - Support: partial: without the App Store there are none, and the view says that the product is unavailable.
nonisolated public struct ProductView<Icon, PlaceholderIcon>: View where Icon: View, PlaceholderIcon: View {
    private let product: Product?
    private let icon: Icon?
    private let placeholderIcon: PlaceholderIcon?
    @Environment(\.productViewStyle) private var style

    private init(product: Product?, icon: Icon?, placeholderIcon: PlaceholderIcon?) {
        self.product = product
        self.icon = icon
        self.placeholderIcon = placeholderIcon
    }

    /// Creates a view of the product with an identifier.
    ///
    /// - Parameters:
    ///   - productID: The identifier.
    ///   - prefersPromotionalIcon: Whether the App Store's icon is shown.
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView {
        self.init(product: nil, icon: nil, placeholderIcon: nil)
    }

    /// Creates a view of the product with an identifier, with an icon of the app's.
    ///
    /// - Parameters:
    ///   - productID: The identifier.
    ///   - prefersPromotionalIcon: Whether the App Store's icon is shown.
    ///   - icon: The icon.
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
    where PlaceholderIcon == EmptyView {
        self.init(product: nil, icon: icon(), placeholderIcon: nil)
    }

    /// Creates a view of the product with an identifier, with an icon of the app's.
    ///
    /// - Parameters:
    ///   - productID: The identifier.
    ///   - prefersPromotionalIcon: Whether the App Store's icon is shown.
    ///   - icon: The icon.
    ///   - placeholderIcon: The icon without a product.
    public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {
        self.init(product: nil, icon: icon(), placeholderIcon: placeholderIcon())
    }

    /// Creates a view of a product.
    ///
    /// - Parameters:
    ///   - product: The product.
    ///   - prefersPromotionalIcon: Whether the App Store's icon is shown.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView {
        self.init(product: product, icon: nil, placeholderIcon: nil)
    }

    /// Creates a view of a product, with an icon of the app's.
    ///
    /// - Parameters:
    ///   - product: The product.
    ///   - prefersPromotionalIcon: Whether the App Store's icon is shown.
    ///   - icon: The icon.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
    where PlaceholderIcon == EmptyView {
        self.init(product: product, icon: icon(), placeholderIcon: nil)
    }

    /// The product as the style shows it.
    @MainActor public var body: some View {
        style.elements(
            ProductViewStyleConfiguration(
                state: product.map { Product.TaskState.success($0) } ?? .unavailable,
                icon: ProductViewStyleConfiguration.Icon(
                    view: product == nil ? AnyView(placeholderIcon) : AnyView(icon)))
        )
        .onAppear { AppStore.noteSale() }
    }
}
