// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineLayout

/// Greedy rows of ideal sizes, with the numbers of the recorded custom layout "flow".
struct FlowLayout: Layout {
    var itemGap: CGFloat = 8
    var lineGap: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 300
        var bottom: CGFloat = 0
        walk(subviews, width: width) { _, frame in bottom = max(bottom, frame.maxY) }
        return CGSize(width: width, height: bottom)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        walk(subviews, width: bounds.width) { subview, frame in
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
        }
    }

    private func walk(_ subviews: Subviews, width: CGFloat, _ visit: (LayoutSubview, CGRect) -> Void) {
        var (x, y, line): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0 && x + size.width > width {
                y += line + lineGap
                (x, line) = (0, 0)
            }
            visit(subview, CGRect(origin: CGPoint(x: x, y: y), size: size))
            x += size.width + itemGap
            line = max(line, size.height)
        }
    }
}
