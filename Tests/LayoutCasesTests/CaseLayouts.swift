// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineLayout

/// `flow` of the notation.
struct CaseFlow: Layout {
    let itemGap: CGFloat
    let lineGap: CGFloat

    private func rows(_ subviews: Subviews, _ width: CGFloat, _ visit: (LayoutSubview, CGPoint) -> Void) -> CGFloat {
        var point = CGPoint.zero
        var line: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if point.x > 0, point.x + size.width > width {
                point = CGPoint(x: 0, y: point.y + line + lineGap)
                line = 0
            }
            visit(subview, point)
            point.x += size.width + itemGap
            line = max(line, size.height)
        }
        return point.y + line
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 300
        return CGSize(width: width, height: rows(subviews, width) { _, _ in })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        _ = rows(subviews, bounds.width) {
            $0.place(at: CGPoint(x: bounds.minX + $1.x, y: bounds.minY + $1.y), proposal: .unspecified)
        }
    }
}

/// `radial` of the notation.
struct CaseRadial: Layout {
    let inset: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let side = min(proposal.width ?? 200, proposal.height ?? 200)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let directions: [(x: CGFloat, y: CGFloat)] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
        for (index, subview) in subviews.enumerated() {
            let radius = (bounds.width / 2 - inset) / (index < 4 ? 1 : 2)
            let way = directions[index % 4]
            subview.place(
                at: CGPoint(x: bounds.midX + way.x * radius, y: bounds.midY + way.y * radius), anchor: .center,
                proposal: .unspecified)
        }
    }
}

/// The indent that `values` reads.
struct CaseIndent: LayoutValueKey {
    static let defaultValue: CGFloat = 0
}

/// `values` of the notation.
struct CaseValues: Layout {
    private func ordered(_ subviews: Subviews) -> [LayoutSubview] {
        subviews.enumerated().sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
            .map(\.element)
    }

    private func walk(_ subviews: Subviews, _ visit: (LayoutSubview, CGPoint, CGSize) -> Void) -> CGSize {
        var total = CGSize.zero
        var previous: LayoutSubview?
        for subview in ordered(subviews) {
            let size = subview.sizeThatFits(.unspecified)
            if let previous { total.height += previous.spacing.distance(to: subview.spacing, along: .vertical) }
            let indent = subview[CaseIndent.self]
            visit(subview, CGPoint(x: indent, y: total.height), size)
            total.height += size.height
            total.width = max(total.width, indent + size.width)
            previous = subview
        }
        return total
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        walk(subviews) { _, _, _ in }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        _ = walk(subviews) { subview, point, _ in
            subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
        }
    }
}
