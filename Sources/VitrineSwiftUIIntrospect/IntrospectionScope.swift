// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The places in which a view of UIKit is looked for.
public struct IntrospectionScope: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In the view itself.
    public static let receiver = IntrospectionScope(rawValue: 1)
    /// In the views around it.
    public static let ancestor = IntrospectionScope(rawValue: 2)
}
