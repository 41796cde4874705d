// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay

extension SceneHost {
    /// Handles scrolling of a layer by the surface: rows that become visible are created, and rows that leave are
    /// released.
    ///
    /// When scrolling rests, estimated positions of rows above are corrected.
    package func scroll(layer id: Int, _ report: ScrollReport) {
        guard report.x.isFinite, report.y.isFinite, report.shiftX.isFinite, report.shiftY.isFinite,
            case .layer(let layer) = display.resolve(id: id), let handler = layer.handler as? ScrollHandler
        else { return }
        handler.item?.follow(report)
        if graph.isDirty { graph.announce() }
    }

    /// Handles scrolling by a surface in this process, which has seen every correction.
    package func scroll(layer id: Int, x: Double, y: Double, isAtRest: Bool = false) {
        guard case .layer(let layer) = display.resolve(id: id), case .scroll(let scroll) = layer.content else { return }
        self.scroll(
            layer: id,
            ScrollReport(x: x, y: y, shiftX: scroll.shiftX, shiftY: scroll.shiftY, isAtRest: isAtRest))
    }

    /// Ends scrolling of a layer at its current offset.
    package func comeToRest(layer id: Int) {
        guard case .layer(let layer) = display.resolve(id: id), let handler = layer.handler as? ScrollHandler
        else { return }
        let offset = handler.scroll.contentOffset
        scroll(layer: id, x: offset.x, y: offset.y, isAtRest: true)
    }
}
