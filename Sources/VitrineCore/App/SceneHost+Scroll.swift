// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay

extension SceneHost {
    /// Follows a scroll view on the surface: rows that came into view are made, those that left are released. When it
    /// rests, estimates of rows above are corrected.
    func scroll(_ report: ScrollReport, _ layer: Layer, _ handler: LayerHandler?) -> EventOutcome {
        // One that asks for nothing is reported before something opens next to what is in it.
        guard case .scroll = layer.content else { return .ignored(.notListening) }
        guard report.x.isFinite, report.y.isFinite, report.shiftX.isFinite, report.shiftY.isFinite else {
            return .ignored(.malformed)
        }
        if case .scroll(let handler) = handler { handler.item?.follow(report) }
        if graph.isDirty { graph.announce() }
        return .handled
    }

    /// Scrolls a layer of a surface in this process, which has seen every correction.
    ///
    /// - Parameters:
    ///   - id: The layer of the scroll view.
    ///   - x: The new horizontal offset, in points.
    ///   - y: The new vertical offset, in points.
    ///   - isAtRest: Whether the movement is over.
    package func scroll(layer id: Int, x: Double, y: Double, isAtRest: Bool = false) {
        guard case .layer(let layer) = display.resolve(id: id), case .scroll(let scroll) = layer.content else { return }
        send(
            .scroll(ScrollReport(x: x, y: y, shiftX: scroll.shiftX, shiftY: scroll.shiftY, isAtRest: isAtRest)),
            to: id)
    }

    /// Ends a movement where it is now.
    package func comeToRest(layer id: Int) {
        guard case .layer(let layer) = display.resolve(id: id), case .scroll(let handler) = layer.handler
        else { return }
        let offset = handler.scroll.contentOffset
        scroll(layer: id, x: offset.x, y: offset.y, isAtRest: true)
    }
}
