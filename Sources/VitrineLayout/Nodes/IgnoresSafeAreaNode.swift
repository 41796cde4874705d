// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reports the safe frame, and proposes to its content its own proposal extended over unsafe edges that it touches
/// (Documentation/Layout.md 4.12).
///
/// The content is placed at the top leading corner of the extended frame, however large it is. Which edges it touches
/// depends on its ancestors, so its position is checked after each pass, unless it scrolls: inside a scroll view
/// nothing is unsafe, and a hundred thousand rows with a background cost no check. Complexity: O(depth).
package final class IgnoresSafeAreaNode: UnaryLayoutNode {
    /// The edges over which the content extends.
    package var edges: Edge.Set {
        didSet { if edges != oldValue { setNeedsPlacement() } }
    }
    private var appliedInsets = EdgeInsets()
    private var isObserved = false

    package init(tree: LayoutTree, edges: Edge.Set = .all) {
        self.edges = edges
        super.init(tree: tree)
    }

    private func observe() {
        guard !isObserved, isInSafeArea else { return }
        isObserved = true
        tree.observePosition(of: self) { node in
            guard let node = node as? IgnoresSafeAreaNode else { return false }
            return node.currentInsets != node.appliedInsets
        }
    }

    private var currentInsets: EdgeInsets {
        let insets = safeAreaInsets
        return EdgeInsets(
            top: edges.contains(Edge.top) ? insets.top : 0,
            leading: edges.contains(Edge.leading) ? insets.leading : 0,
            bottom: edges.contains(Edge.bottom) ? insets.bottom : 0,
            trailing: edges.contains(Edge.trailing) ? insets.trailing : 0)
    }

    package override func placeChildren() {
        appliedInsets = currentInsets
        observe()
        guard let child else { return }
        if appliedInsets == EdgeInsets() { return super.placeChildren() }
        let proposal = ProposedViewSize(
            width: placedProposal.width.map { $0 + appliedInsets.horizontal },
            height: placedProposal.height.map { $0 + appliedInsets.vertical })
        place(child, at: CGPoint(x: -appliedInsets.leading, y: -appliedInsets.top), proposal: proposal)
    }

    package override func safeArea(ofChild child: LayoutNode) -> SafeArea? {
        let bounds = CGRect(origin: .zero, size: size)
        let full = bounds.outset(by: safeAreaInsets, isRightToLeft: isRightToLeft)
        return SafeArea(full: full, safe: bounds.outset(by: appliedInsets, isRightToLeft: isRightToLeft))
    }
}
