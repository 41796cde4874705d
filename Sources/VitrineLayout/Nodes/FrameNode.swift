// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A frame with fixed lengths (Documentation/Layout.md 4.2).
///
/// A fixed axis determines both the proposal and the size; the other axis passes through. The child may overflow.
/// Complexity: O(1).
package final class FrameNode: UnaryLayoutNode {
    /// The width in points; `nil` passes through.
    package var width: CGFloat? {
        didSet { if width != oldValue { setNeedsLayout() } }
    }
    /// The height in points; `nil` passes through.
    package var height: CGFloat? {
        didSet { if height != oldValue { setNeedsLayout() } }
    }
    package var alignment: Alignment {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    package init(tree: LayoutTree, width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init(tree: tree)
    }

    /// Returns a valid length; negative and non-finite ones are ignored, as SwiftUI does after its warning.
    private static func valid(_ length: CGFloat?) -> CGFloat? {
        guard let length, length.isFinite, length >= 0 else { return nil }
        return length
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: FrameNode.valid(width) ?? proposal.width, height: FrameNode.valid(height) ?? proposal.height)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let width = FrameNode.valid(width)
        let height = FrameNode.valid(height)
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child?.sizeThatFits(childProposal(proposal)) ?? .zero
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    package override func childPlacement(
        of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let inner = childProposal(proposal)
        return Placement(
            origin: LayoutNode.alignedOrigin(of: child, proposal: inner, in: size, alignment: alignment),
            proposal: inner)
    }

    package override func computeSpacing() -> ViewSpacing {
        super.computeSpacing().resetting(horizontal: width != nil, vertical: height != nil)
    }

    package override var mayBeRigid: Bool { true }

    package override func computeRigidLength(along axis: Axis, cross: CGFloat?) -> CGFloat? {
        if let length = FrameNode.valid(axis == .horizontal ? width : height) { return length }
        return child?.rigidLength(
            along: axis, cross: FrameNode.valid(axis == .horizontal ? height : width) ?? cross)
    }
}

extension ViewSpacing {
    /// Returns the spacing without the preferences along limited axes, since a frame hides those of its content
    /// (Documentation/Layout.md 3.5).
    package func resetting(horizontal: Bool, vertical: Bool) -> ViewSpacing {
        var limited: Edge.Set = []
        if horizontal { limited.formUnion(.horizontal) }
        if vertical { limited.formUnion(.vertical) }
        return replacing(limited, from: ViewSpacing())
    }
}
