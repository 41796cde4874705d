// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A view of no size, for places that need a node where the author gave nothing. O(1).
package final class EmptyLayoutNode: LayoutNode {
    package override init(tree: LayoutTree) {
        super.init(tree: tree)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
