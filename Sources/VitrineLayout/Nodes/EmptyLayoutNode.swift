// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An empty view of size zero, for places that need a node without content.
///
/// Complexity: O(1).
package final class EmptyLayoutNode: LayoutNode {
    package override init(tree: LayoutTree) {
        super.init(tree: tree)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
