// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// Insets of a rectangle, as lines run, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// No insets.
    public static let zero = NSDirectionalEdgeInsets()

    /// The inset at the top.
    public var top: CGFloat
    /// The inset where lines begin.
    public var leading: CGFloat
    /// The inset at the bottom.
    public var bottom: CGFloat
    /// The inset where lines end.
    public var trailing: CGFloat

    /// Creates insets from lengths in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of 0.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
