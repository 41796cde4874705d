// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Properties of a layout container.
public struct LayoutProperties: Sendable {
    /// The orientation of the container if it acts as a stack, along which spacers expand and dividers are orthogonal.
    public var stackOrientation: Axis?

    /// Creates properties without a stack orientation.
    public init() {}
}
