// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A named value that views pass to the views around them.
public protocol PreferenceKey {
    /// The type of the preference's value.
    associatedtype Value

    /// The value of a view hierarchy in which no view sets one.
    static var defaultValue: Self.Value { get }

    /// Combines the values of several views, in the order of the views.
    ///
    /// - Parameters:
    ///   - value: The value combined so far.
    ///   - nextValue: A closure that returns the value of the next view.
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
    /// `nil` by default, for an optional value.
    public static var defaultValue: Self.Value { nil }
}
