// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The size of a view and its alignment guides, in its own coordinates.
public struct ViewDimensions: Equatable {
    /// The width in points.
    public var width: CGFloat { size.width }
    /// The height in points.
    public var height: CGFloat { size.height }

    package let size: CGSize
    package let node: LayoutNode?
    package let proposal: ProposedViewSize

    package init(size: CGSize, node: LayoutNode? = nil, proposal: ProposedViewSize = .unspecified) {
        self.size = size
        self.node = node
        self.proposal = proposal
    }

    /// The position of a horizontal guide: the explicit one, or else its default.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[guide.key]
    }

    /// The position of a vertical guide: the explicit one, or else its default.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[guide.key]
    }

    /// The explicit position of a horizontal guide; `nil` if none was set.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        explicit(guide.key)
    }

    /// The explicit position of a vertical guide; `nil` if none was set.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        explicit(guide.key)
    }

    package subscript(key: AlignmentKey) -> CGFloat {
        explicit(key) ?? key.id.defaultValue(in: self)
    }

    package func explicit(_ key: AlignmentKey) -> CGFloat? {
        node?.explicitAlignment(key, proposal: proposal, size: size)
    }

    /// Returns whether both are the dimensions of the same view for the same proposal.
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.size == b.size && a.node === b.node && a.proposal == b.proposal
    }
}
