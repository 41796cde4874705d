// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A hairline across the enclosing stack, horizontal outside a stack (Documentation/Layout.md 3.11).
///
/// Complexity: O(1).
package final class DividerNode: LayoutNode {
    package override init(tree: LayoutTree) {
        super.init(tree: tree)
    }

    /// Whether the line is vertical.
    package var isVertical: Bool { enclosingStackAxis == .horizontal }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let thickness = tree.profile.dividerThickness
        return isVertical
            ? CGSize(width: thickness, height: max(proposal.height ?? 10, 0))
            : CGSize(width: max(proposal.width ?? 10, 0), height: thickness)
    }
}
