// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A colour that a closure of the app returns for an environment; equal only to itself.
package final class DynamicColor: Hashable, Sendable {
    let provider: @Sendable (EnvironmentValues) -> Color.Provider

    package init(_ provider: @escaping @Sendable (EnvironmentValues) -> Color.Provider) {
        self.provider = provider
    }

    package static func == (a: DynamicColor, b: DynamicColor) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
