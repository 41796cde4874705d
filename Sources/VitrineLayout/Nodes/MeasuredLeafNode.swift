// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A leaf that measures its size and baselines with a closure: text, native controls.
///
/// The closure is called once per answer.
package final class MeasuredLeafNode: LayoutNode {
    /// A measurement, in points.
    package struct Measurement: Equatable, Sendable {
        package var size: CGSize
        package var firstBaseline: CGFloat?
        package var lastBaseline: CGFloat?
        /// The start of the text, from the leading edge.
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

    /// The closure that measures for a proposal; setting it invalidates the layout.
    package var measure: (ProposedViewSize) -> Measurement {
        didSet { setNeedsLayout() }
    }
    /// The closure that says what height the leaf has for a proposed width, in points, whatever height is proposed; it
    /// returns `nil` where the height depends on that. What it returns changes only with `measure`.
    package var rigidHeight: ((CGFloat?) -> CGFloat?)?
    /// The spacing that the leaf prefers around it.
    package var preferredSpacing: ViewSpacing {
        didSet { if preferredSpacing != oldValue { setNeedsLayout() } }
    }

    /// Whether it is a text, at which the separator below a list row begins.
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

    package override var mayBeRigid: Bool { true }

    package override func computeRigidLength(along axis: Axis, cross: CGFloat?) -> CGFloat? {
        axis == .vertical ? rigidHeight?(cross) : nil
    }

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
    /// Whether there is a text inside.
    ///
    /// It visits descendants up to the first text.
    var holdsText: Bool {
        if let leaf = self as? MeasuredLeafNode, leaf.isText { return true }
        var isFound = false
        forEachLayoutChild { isFound = isFound || $0.holdsText }
        return isFound
    }
}
