// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A product of a fetched package.
package struct PackageProduct: Hashable, Sendable {
    package var name: String
    /// The package's identity.
    package var package: String

    package init(name: String, package: String) {
        self.name = name
        self.package = package
    }
}
