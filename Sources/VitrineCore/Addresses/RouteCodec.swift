// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Converts navigation values to URL paths and back; the product that links `VitrineRoute` sets it.
package struct RouteCodec: Sendable {
    /// Returns the path of a value, or `nil` if its type has none.
    package var path: @Sendable (Any) -> String?
    /// Returns the value of a type for a path.
    package var value: @Sendable (Any.Type, String) -> Any?
    /// The codec for the URLs of `Codable` values without a path.
    package var addresses: any AddressCodec

    package init(
        path: @escaping @Sendable (Any) -> String? = { _ in nil },
        value: @escaping @Sendable (Any.Type, String) -> Any? = { _, _ in nil },
        addresses: any AddressCodec = LocalAddresses()
    ) {
        self.path = path
        self.value = value
        self.addresses = addresses
    }
}
