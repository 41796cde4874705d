// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// The choices of a wheel picker as rows of a scroll view, which rests with one of them in its middle.
///
/// The browser scrolls it together with the control that follows it (`PickerChoice`), through which alone the value
/// changes. The offset of the chosen value is set here for new surfaces and for images.
nonisolated struct PickerDrum<Content: View>: View {
    typealias Body = Never
    let content: Content
    let value: AnyHashable?
    /// Whether other wheels are beside it.
    let isColumn: Bool
    /// How many times the content has the choices. Where it is more than once, the wheel runs in a circle: it stands
    /// in the middle one, and the browser goes back there after each movement.
    let copies: Int
}

/// The lengths of a wheel, in points.
nonisolated enum WheelMetrics {
    static let height: CGFloat = 216
    static let idealWidth: CGFloat = 320
    /// The height of a row.
    static let pitch: CGFloat = 32
    /// The space above and below the middle row, so that the first and the last row can be in the middle.
    static let inset = (height - pitch) / 2
    /// The space beside the rows.
    static let margin: CGFloat = 18
    /// The space beside the rows of one of several wheels.
    static let columnMargin: CGFloat = 8
    /// The space beside the band under the chosen row.
    static let bandMargin: CGFloat = 9
    static let fontSize: CGFloat = 21
}

extension PickerDrum: PrimitiveView {
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: TypedNode<PickerDrum<Content>> {
        private let drum: CellScroller
        private var content: ViewNode!
        /// The row of the chosen value; the first one if no row has it.
        private var chosen: Int?
        private var hasBegun = false

        override init(_ view: PickerDrum<Content>, _ context: NodeContext) {
            drum = CellScroller(.vertical, snapping: .drum(inset: WheelMetrics.inset), in: context.graph) {
                WrapperNode(tree: $0)
            }
            super.init(view, context)
            drum.scroll.reachesUnderBars = false
            let margin = view.isColumn ? WheelMetrics.columnMargin : WheelMetrics.margin
            drum.scroll.contentMargins = EdgeInsets(
                top: WheelMetrics.inset, leading: margin, bottom: WheelMetrics.inset, trailing: margin)
            drum.onAlign = { [weak self] in self?.align() }
            layoutDirectionDidChange()
            resolve()
            content = context.content(of: self).make(view.content)
            syncList()
        }

        override var layoutNode: LayoutNode { drum.scroll }

        override func layoutDirectionDidChange() { drum.isRightToLeft = graph.isRightToLeft(scope) }

        private func resolve() {
            tracked { drum.item.isEnabled = $0.isEnabled }
            drum.item.update()
        }

        override func refresh() {
            graph.dequeue(self)
            resolve()
        }

        override func syncList() {
            var elements: [ViewNode] = []
            chosen = nil
            content.forEachOption(of: self) { element, tag in
                if chosen == nil, tag == view.value { chosen = elements.count }
                elements.append(element)
            }
            let turns = view.copies / 2
            chosen = (chosen ?? 0) + turns * (elements.count / view.copies)
            drum.show(elements)
        }

        /// Scrolls to the chosen value.
        ///
        /// Only a new surface is asked for it: an existing one follows its control.
        private func align() {
            guard isAlive, drum.scroll.size.height > 0 else { return }
            let offset = CGPoint(x: 0, y: CGFloat(chosen ?? 0) * WheelMetrics.pitch)
            if hasBegun {
                drum.scroll.contentOffset = offset
                drum.item.keepOffset()
            } else {
                hasBegun = true
                drum.item.move(to: offset)
            }
        }

        override func viewDidChange(from old: PickerDrum<Content>) {
            withUnsafePointer(to: view.content) { content.update(from: UnsafeRawPointer($0)) }
            // The values of the rows are known once their bodies have run.
            guard !isListQueued else { return }
            isListQueued = true
            graph.enqueueList(self)
        }

        override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
    }
}
