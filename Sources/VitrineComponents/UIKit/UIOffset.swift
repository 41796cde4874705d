// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A distance to the right and down, in points.
public struct UIOffset: Hashable, Sendable {
    /// No distance.
    public static let zero = UIOffset()

    /// The distance to the right.
    public var horizontal: CGFloat
    /// The distance down.
    public var vertical: CGFloat

    /// Creates a distance.
    ///
    /// - Parameters:
    ///   - horizontal: The distance to the right.
    ///   - vertical: The distance down.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Creates no distance.
    public init() { self.init(horizontal: 0, vertical: 0) }
}
