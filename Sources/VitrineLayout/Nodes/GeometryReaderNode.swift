// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A container that takes the whole proposal and asks for its content once it knows its size (Documentation/Layout.md
/// 4.13).
///
/// The content does not affect this node's size, so its changes end here. Complexity: O(changed children).
package final class GeometryReaderNode: MultiLayoutNode {
    /// Called during placement when the size has changed; it may set the children.
    package var onDemand: ((CGSize) -> Void)? {
        didSet {
            demandedSize = nil
            setNeedsPlacement()
        }
    }
    private var demandedSize: CGSize?
    private var isDemanding = false

    package override init(tree: LayoutTree) {
        super.init(tree: tree)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }

    package override func placeChildren() {
        if let onDemand, demandedSize != size {
            demandedSize = size
            isDemanding = true
            onDemand(size)
            isDemanding = false
        }
        for child in children { place(child, at: .zero, proposal: ProposedViewSize(size)) }
    }

    package override func childrenWereSpliced(removed: Range<Int>, inserted: Int) {
        if !isDemanding { setNeedsPlacement() }
    }

    package override func childrenDidChange(_ changed: ContiguousArray<LayoutNode>) -> LayoutEffect? {
        guard isPlaced, !needsPlacement else { return nil }
        for child in changed where child.parent === self {
            place(child, at: .zero, proposal: ProposedViewSize(size))
        }
        return .contained
    }
}
