// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
@_spi(Engine) import VitrineLayout

/// Scrolls a table horizontally where its columns do not fit at their least widths.
struct TableScroller<Content: View>: View {
    /// The least width of the table, in points.
    private let leastWidth: CGFloat
    private let content: Content
    /// The width that there is, in points; `nil` until it is known.
    @State private var width: CGFloat?

    init(leastWidth: CGFloat, @ViewBuilder content: () -> Content) {
        self.leastWidth = leastWidth
        self.content = content()
    }

    var body: some View {
        // Nothing is measured for columns that fit anywhere.
        let isMeasured = leastWidth > SplitWidth.leastDetail
        let scrolls = isMeasured && leastWidth > width ?? .infinity
        SidewaysContent(content: content, width: scrolls ? leastWidth : nil)
            .background {
                if isMeasured {
                    Color.clear.onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = $0
                    }
                }
            }
    }
}

/// Content that scrolls horizontally while it has a width of its own; either way it is the same view, with its states.
private nonisolated struct SidewaysContent<Content: View>: View {
    typealias Body = Never
    let content: Content
    /// The width of the content, in points; `nil` for the one that there is.
    let width: CGFloat?
}

extension SidewaysContent: PrimitiveView {
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: TypedNode<SidewaysContent<Content>> {
        private let outer: WrapperNode
        private let frame: FrameNode
        private var slot = UnarySlot()
        private var content: ViewNode!
        /// The scroll view between the two, while there is one.
        private var item: ScrollItem?

        override init(_ view: SidewaysContent<Content>, _ context: NodeContext) {
            outer = WrapperNode(tree: context.graph.layout)
            frame = FrameNode(tree: context.graph.layout, width: nil, height: nil)
            super.init(view, context)
            content = context.content(of: self).make(view.content)
            syncList()
            arrange()
        }

        override var layoutNode: LayoutNode { outer }

        override func layoutDirectionDidChange() {
            let isRightToLeft = graph.isRightToLeft(scope)
            outer.isRightToLeft = isRightToLeft
            frame.isRightToLeft = isRightToLeft
            item?.scroll.isRightToLeft = isRightToLeft
        }

        override func syncList() { slot.sync(content, into: frame, of: self) }

        private func arrange() {
            frame.width = view.width
            if view.width == nil {
                // A node has one parent.
                item?.scroll.child = nil
                outer.child = frame
                item = nil
            } else if item == nil {
                outer.child = nil
                let scroll = ScrollNode(tree: graph.layout, axes: .horizontal)
                let item = ScrollItem(scroll, graph: graph)
                scroll.attachment = item
                scroll.child = frame
                outer.child = scroll
                self.item = item
                resolve()
            }
            layoutDirectionDidChange()
        }

        private func resolve() {
            guard let item else { return }
            tracked { environment in
                item.isEnabled = environment.isScrollEnabled
                item.indicators = environment.scrollIndicators
            }
            item.update()
        }

        override func refresh() {
            graph.dequeue(self)
            resolve()
        }

        override func viewDidChange(from old: SidewaysContent<Content>) {
            withUnsafePointer(to: view.content) { content.update(from: UnsafeRawPointer($0)) }
            if view.width != old.width { arrange() }
        }

        override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
    }
}
