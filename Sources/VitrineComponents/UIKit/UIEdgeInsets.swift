// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// Insets of a rectangle, in points.
///
/// Left and right are physical sides, independent of the layout direction.
public struct UIEdgeInsets: Hashable, Sendable {
    /// No insets.
    public static let zero = UIEdgeInsets()

    /// The inset at the top.
    public var top: CGFloat
    /// The inset at the left.
    public var left: CGFloat
    /// The inset at the bottom.
    public var bottom: CGFloat
    /// The inset at the right.
    public var right: CGFloat

    /// Creates insets from lengths in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates insets of 0.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }
}
