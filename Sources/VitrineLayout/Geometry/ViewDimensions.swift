// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view's size and its alignment guides in its own coordinate space.
public struct ViewDimensions: Equatable {
    /// In points.
    public var width: CGFloat { size.width }
    /// In points.
    public var height: CGFloat { size.height }

    package let size: CGSize
    package let node: LayoutNode?
    package let proposal: ProposedViewSize

    package init(size: CGSize, node: LayoutNode? = nil, proposal: ProposedViewSize = .unspecified) {
        self.size = size
        self.node = node
        self.proposal = proposal
    }

    /// The value of a horizontal guide: the explicit one, else its default.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[guide.key]
    }

    /// The value of a vertical guide: the explicit one, else its default.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[guide.key]
    }

    /// The explicit value of a horizontal guide, `nil` where nobody set one.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        explicit(guide.key)
    }

    /// The explicit value of a vertical guide, `nil` where nobody set one.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        explicit(guide.key)
    }

    package subscript(key: AlignmentKey) -> CGFloat {
        explicit(key) ?? key.id.defaultValue(in: self)
    }

    package func explicit(_ key: AlignmentKey) -> CGFloat? {
        node?.explicitAlignment(key, proposal: proposal, size: size)
    }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.size == b.size && a.node === b.node && a.proposal == b.proposal
    }
}
