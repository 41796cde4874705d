// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineComponents
public import VitrineCore

/// A type that defines the appearance of products.
@MainActor @preconcurrency
public protocol ProductViewStyle {
    /// The type of view that presents a product.
    associatedtype Body: View

    /// The properties of a product that the style presents.
    typealias Configuration = ProductViewStyleConfiguration

    /// Returns the view that presents a product.
    ///
    /// - Parameter configuration: The state of the product.
    /// - Returns: The view to show.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a product that a style presents.
nonisolated public struct ProductViewStyleConfiguration {
    /// The type-erased icon of a product.
    nonisolated public struct Icon: View {
        let view: AnyView

        /// The icon that the product's view was created with.
        @MainActor public var body: AnyView { view }
    }

    /// The state of the request for the product.
    public let state: Product.TaskState
    /// The icon.
    public let icon: ProductViewStyleConfiguration.Icon

    /// The product, if it was found.
    public var product: Product? { state.product }
    /// Whether the user has the product: nobody has anything.
    public var hasCurrentEntitlement: Bool { false }

    /// Begins to buy the product, which fails.
    public func purchase() { AppStore.noteSale() }
}

/// The default style: a row of the icon, the name, the description and the price.
nonisolated public struct AutomaticProductViewStyle: ProductViewStyle {
    /// Creates the style.
    public init() {}

    /// Returns a row.
    public func makeBody(configuration: Configuration) -> some View {
        ProductParts(configuration: configuration, isColumn: false, hasDescription: true)
    }
}

/// A style that shows a row of the icon, the name, the description and the price.
nonisolated public struct RegularProductViewStyle: ProductViewStyle {
    /// Creates the style.
    public init() {}

    /// Returns a row.
    public func makeBody(configuration: Configuration) -> some View {
        ProductParts(configuration: configuration, isColumn: false, hasDescription: true)
    }
}

/// A style that shows a row of the icon, the name and the price.
nonisolated public struct CompactProductViewStyle: ProductViewStyle {
    /// Creates the style.
    public init() {}

    /// Returns a row.
    public func makeBody(configuration: Configuration) -> some View {
        ProductParts(configuration: configuration, isColumn: false, hasDescription: false)
    }
}

/// A style that shows the icon over the name, the description and the price.
nonisolated public struct LargeProductViewStyle: ProductViewStyle {
    /// Creates the style.
    public init() {}

    /// Returns a column.
    public func makeBody(configuration: Configuration) -> some View {
        ProductParts(configuration: configuration, isColumn: true, hasDescription: true)
    }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
    /// The default style.
    public nonisolated static var automatic: AutomaticProductViewStyle { .init() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
    /// A row with the description.
    public nonisolated static var regular: RegularProductViewStyle { .init() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
    /// A row without the description.
    public nonisolated static var compact: CompactProductViewStyle { .init() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
    /// A column.
    public nonisolated static var large: LargeProductViewStyle { .init() }
}

extension View {
    /// Sets the style of products in this view.
    ///
    /// - Parameter style: The style.
    /// - Returns: A view whose products have the style.
    public nonisolated func productViewStyle(_ style: some ProductViewStyle) -> some View {
        environment(\.productViewStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}

private struct ProductStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ProductViewStyleConfiguration> {
        StyleBox(AutomaticProductViewStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var productViewStyle: StyleBox<ProductViewStyleConfiguration> {
        get { self[ProductStyleKey.self] }
        set { self[ProductStyleKey.self] = newValue }
    }
}

/// The icon, the words and the price of a product, or a sentence that there is none.
nonisolated private struct ProductParts: View {
    let configuration: ProductViewStyleConfiguration
    let isColumn: Bool
    let hasDescription: Bool

    @MainActor var body: some View {
        let parts = isColumn ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 12))
        parts {
            configuration.icon
            VStack(alignment: isColumn ? .center : .leading, spacing: 2) {
                if let product = configuration.product {
                    Text(verbatim: product.displayName).font(.headline)
                    if hasDescription {
                        Text(verbatim: product.description).font(.subheadline).foregroundStyle(.secondary)
                    }
                } else {
                    Text(verbatim: "Product Unavailable").foregroundStyle(.secondary)
                }
            }
            if let product = configuration.product {
                let configuration = configuration
                Button {
                    configuration.purchase()
                } label: {
                    Text(verbatim: product.displayPrice)
                }
                .buttonStyle(.bordered)
            }
        }
    }
}
