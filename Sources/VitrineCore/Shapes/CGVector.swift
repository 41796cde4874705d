// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A direction with a length, in points.
nonisolated public struct CGVector: Hashable, Codable, Sendable {
    /// Along the horizontal axis.
    public var dx: CGFloat
    /// Along the vertical axis.
    public var dy: CGFloat

    /// A vector without a length.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// A vector by its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector without a length.
    public static let zero = CGVector()
}
