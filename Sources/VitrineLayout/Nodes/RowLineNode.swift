// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A row with a separator along its top or bottom, which begins where the row's first text begins
/// (Documentation/Layout.md 10.3).
///
/// The row alone determines every size; the line is in front of it, from the guide `listRowSeparatorLeading` to the
/// guide `listRowSeparatorTrailing`. A change of the line never leaves this node. Complexity: O(1), and one query of
/// the guides per placement.
package final class RowLineNode: UnaryLayoutNode {
    /// The line; the setter attaches it.
    package var line: LayoutNode? {
        didSet {
            guard oldValue !== line else { return }
            if let oldValue { abandon(oldValue) }
            if let line { adopt(line, index: 1) }
            tree.changes.restructured.append(self)
            setNeedsPlacement()
        }
    }
    package var isAtTop: Bool {
        didSet { if isAtTop != oldValue { setNeedsPlacement() } }
    }
    /// The start of the line in a row without a text, from its leading edge, in points.
    package var leading: CGFloat {
        didSet { if leading != oldValue { setNeedsPlacement() } }
    }
    /// How far behind the row's guide the line begins, in points.
    package var guideInset: CGFloat = 0 {
        didSet { if guideInset != oldValue { setNeedsPlacement() } }
    }
    /// The distance of the line's end from the row's trailing edge, in points.
    package var trailing: CGFloat {
        didSet { if trailing != oldValue { setNeedsPlacement() } }
    }

    package init(tree: LayoutTree, isAtTop: Bool, leading: CGFloat, trailing: CGFloat) {
        self.isAtTop = isAtTop
        self.leading = leading
        self.trailing = trailing
        super.init(tree: tree)
    }

    deinit {
        if let line { abandon(line) }
    }

    package override func placeChildren() {
        super.placeChildren()
        placeLine()
    }

    private func placeLine() {
        guard let line else { return }
        let start = guide(.listRowSeparatorLeading).map { $0 + guideInset } ?? leading
        let end = guide(.listRowSeparatorTrailing) ?? size.width - trailing
        let proposal = ProposedViewSize(width: max(end - start, 0), height: nil)
        let height = line.sizeThatFits(proposal).height
        place(line, at: CGPoint(x: start, y: isAtTop ? 0 : size.height - height), proposal: proposal)
    }

    private func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
        explicitAlignment(alignment.key, proposal: placedProposal, size: size)
    }

    package override func childrenDidChange(_ children: ContiguousArray<LayoutNode>) -> LayoutEffect? {
        guard isPlaced, !needsPlacement, children.allSatisfy({ $0 === line }) else { return nil }
        placeLine()
        return .contained
    }

    package override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        super.forEachLayoutChild(body)
        if let line { body(line) }
    }
}
