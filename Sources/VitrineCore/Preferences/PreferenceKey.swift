// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A named value that views hand to the views around them.
public protocol PreferenceKey {
    associatedtype Value

    /// The value where no view sets one.
    static var defaultValue: Self.Value { get }

    /// Combines values in the order of the views.
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
    public static var defaultValue: Self.Value { nil }
}
