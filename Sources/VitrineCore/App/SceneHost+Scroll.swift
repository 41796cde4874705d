// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay

extension SceneHost {
    /// The surface scrolled a layer: rows that came into view are made, those that left are let go. When it rests, what
    /// was learned of rows above is put right.
    package func scroll(layer id: Int, _ report: ScrollReport) {
        guard report.x.isFinite, report.y.isFinite, report.shiftX.isFinite, report.shiftY.isFinite,
            case .layer(let layer) = display.resolve(id: id), let handler = layer.handler as? ScrollHandler
        else { return }
        handler.item?.follow(report)
        if graph.isDirty { graph.announce() }
    }

    /// The same for a surface in this process, which has seen every correction.
    package func scroll(layer id: Int, x: Double, y: Double, isAtRest: Bool = false) {
        guard case .layer(let layer) = display.resolve(id: id), case .scroll(let scroll) = layer.content else { return }
        self.scroll(
            layer: id,
            ScrollReport(x: x, y: y, shiftX: scroll.shiftX, shiftY: scroll.shiftY, isAtRest: isAtRest))
    }

    /// What a layer shows now stays: the movement is over.
    package func comeToRest(layer id: Int) {
        guard case .layer(let layer) = display.resolve(id: id), let handler = layer.handler as? ScrollHandler
        else { return }
        let offset = handler.scroll.contentOffset
        scroll(layer: id, x: offset.x, y: offset.y, isAtRest: true)
    }
}
