// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore
public import VitrineLayout

/// A row or column of a lazy grid; lengths in points.
nonisolated public struct GridItem: Sendable {
    /// How long a row or column is across its grid.
    public enum Size: Sendable {
        /// One of this length.
        case fixed(CGFloat)
        /// One that takes its share of what is left.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit into its share.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: GridItem.Size
    /// To the next one; `nil` is the platform's gap.
    public var spacing: CGFloat?
    /// Where cells stand; `nil` leaves that to the grid.
    public var alignment: Alignment?

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
