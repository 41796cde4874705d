// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Shows the first child whose ideal size fits, or else the last one (Documentation/Layout.md 4.14).
///
/// Complexity: O(children).
package final class ViewThatFitsNode: MultiLayoutNode {
    /// The axes along which a child must fit.
    package var axes: Axis.Set {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }
    /// The child that is placed; the others are not shown.
    package private(set) weak var chosenChild: LayoutNode?
    /// Called when another child is placed than before.
    package var onChoice: (() -> Void)?

    package init(tree: LayoutTree, axes: Axis.Set = [.horizontal, .vertical]) {
        self.axes = axes
        super.init(tree: tree)
    }

    private func fitting(_ proposal: ProposedViewSize) -> LayoutNode? {
        for child in children.dropLast() {
            // Only a constrained axis is ideal; the other one gets the real proposal.
            let ideal = child.sizeThatFits(
                ProposedViewSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width,
                    height: axes.contains(.vertical) ? nil : proposal.height))
            let fitsWidth = !axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity)
            let fitsHeight = !axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity)
            if fitsWidth && fitsHeight { return child }
        }
        return children.last
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        fitting(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    package override func placeChildren() {
        let chosen = fitting(placedProposal)
        if chosen !== chosenChild {
            chosenChild = chosen
            tree.changes.restructured.append(self)
            onChoice?()
        }
        for child in children where child !== chosen { child.isPlaced = false }
        if let chosen { place(chosen, at: .zero, proposal: placedProposal) }
    }

    package override func computeExplicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        fitting(proposal)?.dimensions(in: proposal).explicit(key)
    }

    package override func computeSpacing() -> ViewSpacing { children.first?.spacing ?? ViewSpacing() }
}
