// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore
public import VitrineLayout

/// The description of a column (or row) of a lazy grid.
nonisolated public struct GridItem: Sendable {
    /// The length of a column or row.
    public enum Size: Sendable {
        /// A fixed length, in points.
        case fixed(CGFloat)
        /// A share of the remaining length, between a minimum and a maximum in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns or rows of at least the minimum as fit; lengths in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length of the column or row.
    public var size: GridItem.Size
    /// The distance to the next column or row, in points; `nil` for the platform's default.
    public var spacing: CGFloat?
    /// The alignment of a view in its cell; `nil` for the grid's alignment.
    public var alignment: Alignment?

    /// Creates a column or row.
    ///
    /// - Parameters:
    ///   - size: Its length; flexible, at least 10 points, by default.
    ///   - spacing: The distance to the next one, in points; `nil` for the platform's default.
    ///   - alignment: The alignment of a view in its cell; `nil` for the grid's alignment.
    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    var track: GridTrack {
        let size: GridTrack.Size =
            switch size {
            case .fixed(let length): .fixed(length)
            case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
            case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
            }
        return GridTrack(size, spacing: spacing, alignment: alignment)
    }
}
