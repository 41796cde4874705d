// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineLayout

/// The choices of a picker, a row each, as content of a scroll view that rests with one of them in its middle.
///
/// The surface turns it together with the control that follows it (`PickerChoice`): the value goes to and fro with that
/// one alone. What is known here is where the drum stands for the chosen value, for surfaces that begin and for pictures.
nonisolated struct PickerDrum<Content: View>: View {
    typealias Body = Never
    let content: Content
    let value: AnyHashable?
    /// Whether other drums stand beside it.
    let isColumn: Bool
}

/// Lengths of a wheel, in points.
nonisolated enum WheelMetrics {
    static let height: CGFloat = 216
    static let idealWidth: CGFloat = 320
    /// The height of a row.
    static let pitch: CGFloat = 32
    /// Above and below the row in the middle: the first row and the last get there, too.
    static let inset = (height - pitch) / 2
    /// Beside the rows.
    static let margin: CGFloat = 18
    /// Beside the rows of one of several drums.
    static let columnMargin: CGFloat = 8
    /// Beside the band under the chosen row.
    static let bandMargin: CGFloat = 9
    static let fontSize: CGFloat = 21
}

extension PickerDrum: PrimitiveView {
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: TypedNode<PickerDrum<Content>> {
        private let scroll: ScrollNode
        private let item: ScrollItem
        private let run: StackNode
        private var content: ViewNode!
        private var rows: [ObjectIdentifier: Row] = [:]
        private var chosen: Int?
        private var hasBegun = false
        private var isAlignmentQueued = false

        /// A choice in a layer of its own: where the drum comes to rest.
        private struct Row {
            let element: ViewNode
            let node: WrapperNode
            let item: DisplayItem
        }

        override init(_ view: PickerDrum<Content>, _ context: NodeContext) {
            scroll = ScrollNode(tree: context.graph.layout, axes: .vertical)
            run = StackNode(
                tree: context.graph.layout, axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
            item = ScrollItem(scroll, graph: context.graph)
            scroll.attachment = item
            scroll.child = run
            scroll.reachesUnderBars = false
            super.init(view, context)
            let margin = view.isColumn ? WheelMetrics.columnMargin : WheelMetrics.margin
            scroll.contentMargins = EdgeInsets(
                top: WheelMetrics.inset, leading: margin, bottom: WheelMetrics.inset, trailing: margin)
            item.showsIndicators = false
            item.snapping = .drum(inset: WheelMetrics.inset)
            item.onSize = { [weak self] in self?.alignLater() }
            layoutDirectionDidChange()
            resolve()
            content = context.content(of: self).make(view.content)
            syncList()
        }

        override var layoutNode: LayoutNode { scroll }

        override func layoutDirectionDidChange() {
            let isRightToLeft = graph.isRightToLeft(scope)
            scroll.isRightToLeft = isRightToLeft
            run.isRightToLeft = isRightToLeft
        }

        private func resolve() {
            tracked { item.isEnabled = $0.isEnabled }
            item.update()
        }

        override func refresh() {
            graph.dequeue(self)
            resolve()
        }

        override func syncList() {
            var kept: [ObjectIdentifier: Row] = [:]
            var nodes: [LayoutNode] = []
            chosen = nil
            content.forEachOption(of: self) { element, tag in
                if chosen == nil, tag == view.value { chosen = nodes.count }
                let row = rows[ObjectIdentifier(element)] ?? makeRow(of: element)
                row.node.child = element.layoutNode
                kept[ObjectIdentifier(element)] = row
                nodes.append(row.node)
            }
            rows = kept
            run.setChildren(nodes)
            alignLater()
        }

        private func makeRow(of element: ViewNode) -> Row {
            let node = WrapperNode(tree: graph.layout)
            let item = DisplayItem(node, graph: graph)
            node.attachment = item
            return Row(element: element, node: node, item: item)
        }

        /// Stands where the value is when the layout is done. Only a surface that begins is asked to go there: one that is
        /// turned follows its control.
        private func alignLater() {
            guard !isAlignmentQueued else { return }
            isAlignmentQueued = true
            graph.enqueueAction { [weak self] in
                guard let self else { return }
                isAlignmentQueued = false
                guard isAlive, scroll.isPlaced, scroll.size.height > 0 else { return }
                let offset = CGPoint(x: 0, y: CGFloat(chosen ?? 0) * WheelMetrics.pitch)
                if hasBegun {
                    scroll.contentOffset = offset
                    item.keepOffset()
                } else {
                    hasBegun = true
                    item.move(to: offset)
                }
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
