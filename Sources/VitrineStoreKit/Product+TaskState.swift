// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension Product {
    /// The state of a request for a product.
    public enum TaskState: Sendable {
        /// The App Store has not answered.
        case loading
        /// There is no such product.
        case unavailable
        /// The App Store could not be asked.
        case failure(any Error)
        /// The App Store has found the product.
        case success(Product)

        /// The product, if it was found.
        public var product: Product? {
            if case .success(let product) = self { product } else { nil }
        }
    }

    /// The state of a request for several products.
    public enum CollectionTaskState: Sendable {
        /// The App Store has not answered.
        case loading
        /// The App Store could not be asked.
        case failure(any Error)
        /// The App Store has found products, and not those with the other identifiers.
        case success([Product], unavailable: [Product.ID])

        /// The products that were found; `nil` before.
        public var products: [Product]? {
            if case .success(let products, _) = self { products } else { nil }
        }

        /// The identifiers for which there is no product; `nil` before.
        public var unavailableProductIDs: [Product.ID]? {
            if case .success(_, let identifiers) = self { identifiers } else { nil }
        }
    }
}

/// The state of a request for what a user has bought.
public enum EntitlementTaskState<Value> {
    /// The App Store has not answered.
    case loading
    /// The App Store could not be asked.
    case failure(any Error)
    /// The App Store has answered.
    case success(Value)

    /// The answer; `nil` until there is one.
    public var value: Value? {
        if case .success(let value) = self { value } else { nil }
    }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}
