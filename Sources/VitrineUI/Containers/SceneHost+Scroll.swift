// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineLayout

extension SceneHost {
    /// The surface scrolled a layer: rows that came into view are made, those that left are let go.
    ///
    /// Offsets in points as the surface counts them: from the rest position, negative leftwards where reading starts
    /// on the right.
    package func scroll(layer id: Int, x: Double, y: Double) {
        guard x.isFinite, y.isFinite, case .layer(let layer) = display.resolve(id: id),
            let handler = layer.handler as? ScrollHandler
        else { return }
        handler.scroll.contentOffset = CGPoint(x: abs(x), y: y)
        if graph.isDirty { graph.announce() }
    }
}
