// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A leaf whose size and baselines somebody else measures: text, native controls. One call of the closure per answer.
package final class MeasuredLeafNode: LayoutNode {
    /// What was measured, in points.
    package struct Measurement: Equatable, Sendable {
        package var size: CGSize
        package var firstBaseline: CGFloat?
        package var lastBaseline: CGFloat?
        /// Where a text begins, from the leading edge.
        package var textStart: CGFloat

        package init(
            size: CGSize, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil, textStart: CGFloat = 0
        ) {
            self.size = size
            self.firstBaseline = firstBaseline
            self.lastBaseline = lastBaseline
            self.textStart = textStart
        }
    }

    /// Measures for a proposal; setting it says that the inputs changed.
    package var measure: (ProposedViewSize) -> Measurement {
        didSet { setNeedsLayout() }
    }
    /// What the leaf asks of the gaps around it.
    package var preferredSpacing: ViewSpacing {
        didSet { if preferredSpacing != oldValue { setNeedsLayout() } }
    }

    /// Whether it is a text: the line below a row of a list begins where the row's first text does.
    package let isText: Bool

    package init(
        tree: LayoutTree, isText: Bool = false, spacing: ViewSpacing = ViewSpacing(),
        measure: @escaping (ProposedViewSize) -> Measurement
    ) {
        self.isText = isText
        self.measure = measure
        preferredSpacing = spacing
        super.init(tree: tree)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { measure(proposal).size }

    package override func computeExplicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return measure(proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return measure(proposal).lastBaseline }
        return isText && key == HorizontalAlignment.listRowSeparatorLeading.key ? measure(proposal).textStart : nil
    }

    package override func computeSpacing() -> ViewSpacing { preferredSpacing }
}

extension LayoutNode {
    /// Whether a text is in it. Visits what is inside, up to the first.
    var holdsText: Bool {
        if let leaf = self as? MeasuredLeafNode, leaf.isText { return true }
        var isFound = false
        forEachLayoutChild { isFound = isFound || $0.holdsText }
        return isFound
    }
}
