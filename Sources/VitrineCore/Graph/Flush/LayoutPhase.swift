// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
import VitrineDisplay
import VitrineLayout

/// The third phase of a round: what changed its size is measured and placed, and the layers follow.
extension ViewGraph {
    func runLayout() {
        guard layout.needsLayout || !layout.changes.isEmpty else { return }
        trace?.append("layout")
        unobserved { layout.layout() }
        if layout.takeUnsettled() {
            diagnostics.report(
                Diagnostic(
                    .cyclicUpdate,
                    "The layout does not settle: what one view learns of another changes that one again.",
                    remedy: "Break the cycle between views that measure each other.", session: session.identifier))
        }
        // Measuring may have made rows; what they queued joins the next round.
        DisplayBuilder.apply(layout.takeChanges(), in: self)
        counters.measures = layout.counters.measures
        counters.placements = layout.counters.placements
        counters.siblingsVisited = layout.counters.siblingsVisited
        counters.runShifts = layout.counters.runShifts
    }
}
