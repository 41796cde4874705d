// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineComponents
public import VitrineCore

/// A view that sells several products of an app.
///
/// - Support: partial: without the App Store there are none, and the view says that the store is unavailable.
nonisolated public struct StoreView<Icon, PlaceholderIcon>: View where Icon: View, PlaceholderIcon: View {
    private let products: [Product]
    private let icon: ((Product) -> Icon)?

    private init(all products: [Product], icon: ((Product) -> Icon)?) {
        self.products = products
        self.icon = icon
    }

    /// Creates a store of the products with some identifiers.
    ///
    /// - Parameters:
    ///   - ids: The identifiers.
    ///   - prefersPromotionalIcon: Whether the App Store's icons are shown.
    public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView {
        self.init(all: [], icon: nil)
    }

    /// Creates a store of the products with some identifiers, with icons of the app's.
    ///
    /// - Parameters:
    ///   - ids: The identifiers.
    ///   - prefersPromotionalIcon: Whether the App Store's icons are shown.
    ///   - icon: The icon of a product.
    public init(
        ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) where PlaceholderIcon == EmptyView {
        self.init(all: [], icon: icon)
    }

    /// Creates a store of the products with some identifiers, with icons of the app's.
    ///
    /// - Parameters:
    ///   - ids: The identifiers.
    ///   - prefersPromotionalIcon: Whether the App Store's icons are shown.
    ///   - icon: The icon of a product.
    ///   - placeholderIcon: The icon until the App Store answers, which is at once.
    public init(
        ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {
        self.init(all: [], icon: icon)
    }

    /// Creates a store of products.
    ///
    /// - Parameters:
    ///   - products: The products.
    ///   - prefersPromotionalIcon: Whether the App Store's icons are shown.
    public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView {
        self.init(all: Array(products), icon: nil)
    }

    /// Creates a store of products, with icons of the app's.
    ///
    /// - Parameters:
    ///   - products: The products.
    ///   - prefersPromotionalIcon: Whether the App Store's icons are shown.
    ///   - icon: The icon of a product.
    public init(
        products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) where PlaceholderIcon == EmptyView {
        self.init(all: Array(products), icon: icon)
    }

    /// The products below each other, or a sentence if there are none.
    @MainActor public var body: some View {
        if products.isEmpty {
            UnavailableStore(.store)
        } else {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    ForEach(products) { product in
                        ProductView(product) { icon?(product) }
                    }
                }
                .padding()
            }
        }
    }
}
