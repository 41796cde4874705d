// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A key for a value that views attach for the layout around them.
public protocol LayoutValueKey {
    /// The type of the key's value.
    associatedtype Value

    /// The value of views that do not set one.
    static var defaultValue: Self.Value { get }
}
