// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@_spi(Engine) @testable import VitrineLayout

/// Custom layouts (Documentation/Layout.md 4.15).
@Suite struct CustomLayoutNodeTests {
    private struct Indent: LayoutValueKey {
        static let defaultValue: CGFloat = 0
    }

    /// Counts how its cache is made and updated; a list by priority with indents.
    private struct Values: Layout {
        struct Cache {
            var made = 0
            var updates = 0
        }

        let log: Log

        final class Log {
            var updates = 0
            var directions: [LayoutDirection] = []
        }

        func makeCache(subviews: Subviews) -> Cache { Cache() }

        func updateCache(_ cache: inout Cache, subviews: Subviews) {
            cache.updates += 1
            log.updates = cache.updates
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            var size = CGSize.zero
            for (subview, y) in rows(subviews) {
                let own = subview.sizeThatFits(.unspecified)
                size.width = max(size.width, own.width + subview[Indent.self])
                size.height = y + own.height
            }
            return size
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
            log.directions.append(subviews.layoutDirection)
            for (subview, y) in rows(subviews) {
                let origin = CGPoint(x: bounds.minX + subview[Indent.self], y: bounds.minY + y)
                subview.place(at: origin, proposal: .unspecified)
            }
        }

        private func rows(_ subviews: Subviews) -> [(LayoutSubview, CGFloat)] {
            let order = subviews.indices.sorted {
                (-subviews[$0].priority, $0) < (-subviews[$1].priority, $1)
            }
            var (y, rows): (CGFloat, [(LayoutSubview, CGFloat)]) = (0, [])
            for subview in subviews[order] {
                if let last = rows.last?.0 { y += last.spacing.distance(to: subview.spacing, along: .vertical) }
                rows.append((subview, y))
                y += subview.sizeThatFits(.unspecified).height
            }
            return rows
        }
    }

    private let f = Fixture()

    @Test func subviewsGiveSizesPrioritiesValuesAndSpacing() {
        let log = Values.Log()
        let (a, b) = (f.rigid(40, 10), f.rigid(30, 10))
        let value = f.wrap(LayoutValueNode(tree: f.tree, key: ObjectIdentifier(Indent.self), value: CGFloat(25)), b)
        let node = CustomLayoutNode(tree: f.tree, layout: Values(log: log))
        node.setChildren([a, f.wrap(LayoutPriorityNode(tree: f.tree, priority: 2), value)])
        f.mount(node, 100, 100)
        #expect(node.size == CGSize(width: 55, height: 28))
        #expect(b.frame(in: node).origin == CGPoint(x: 25, y: 0))
        #expect(a.frame(in: node).origin == CGPoint(x: 0, y: 18))
        value.value = CGFloat(5)
        f.tree.layout()
        #expect(b.frame(in: node).minX == 5)
        #expect(node.size.width == 40)
        #expect(log.updates >= 1)
    }

    @Test func placementsAreMirrored() {
        let log = Values.Log()
        let a = f.rigid(10, 10)
        let node = CustomLayoutNode(tree: f.tree, layout: Values(log: log))
        node.setChildren([a, f.rigid(40, 10)])
        node.isRightToLeft = true
        f.mount(node, 100, 100)
        #expect(a.frame.minX == 30)
        #expect(log.directions.last == .rightToLeft)
    }

    @Test func anchorsCountFromTheSubviewsSize() {
        struct Centre: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                subviews.first?.place(
                    at: CGPoint(x: bounds.midX, y: bounds.maxY), anchor: .bottom, proposal: .unspecified)
            }
        }
        let (placed, left) = (f.rigid(20, 10), f.rigid(20, 10))
        let node = CustomLayoutNode(tree: f.tree, layout: Centre())
        node.setChildren([placed, left])
        f.mount(node, 100, 60)
        #expect(placed.frame.origin == CGPoint(x: 40, y: 50))
        #expect(left.frame.origin == CGPoint(x: 40, y: 25))
    }

    @Test func newLayoutValuesRunAgain() {
        let node = CustomLayoutNode(tree: f.tree, layout: FlowLayout(itemGap: 0, lineGap: 0))
        let boxes = [f.rigid(60, 10), f.rigid(60, 10)]
        node.setChildren(boxes)
        f.mount(node, 100, 60)
        #expect(boxes[1].frame.origin == CGPoint(x: 0, y: 10))
        node.setLayout(FlowLayout(itemGap: 0, lineGap: 7))
        f.tree.layout()
        #expect(boxes[1].frame.origin == CGPoint(x: 0, y: 17))
    }
}
