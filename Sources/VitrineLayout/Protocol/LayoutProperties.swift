// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Layout-specific properties of a layout container.
public struct LayoutProperties: Sendable {
    /// The orientation of the containing stack-like container; `nil` if it is not one.
    public var stackOrientation: Axis?

    public init() {}
}
