// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
@_spi(Engine) import VitrineLayout

extension DisplayItem {
    /// An item below another one, and its place among the layers there.
    private typealias Place = (item: DisplayItem, order: Double)

    /// The least drawing order of what is presented, which is in front of everything.
    private static let presentedOrder = 50_000.0

    /// Draws what lies over a view in front of all of the view, and what lies behind it behind all of it.
    ///
    /// Without a layer around the view its layers are siblings of those, and some of them may have a drawing order, such
    /// as the bar of a tab view: it counts among the views of its container only.
    final func sortOverlays() {
        var places: [Place] = []
        appendPlaces(below: node, to: &places)
        hasLifts = false
        for place in places {
            let lift = place.order - place.item.ownOrder
            if lift != 0 { hasLifts = true }
            place.item.lift = lift
        }
    }

    /// Sorts the overlays below if there is something to sort.
    final func sortOverlays(among layers: [Layer]) {
        guard layer.arrangement == .absolute else { return }
        if hasLifts || layers.contains(where: { $0.effects.zIndex != 0 }) { sortOverlays() }
    }

    private func appendPlaces(below parent: LayoutNode, to places: inout [Place]) {
        guard let overlay = parent as? OverlayNode, let primary = overlay.child, let secondary = overlay.secondary
        else {
            parent.forEachLayoutChild { appendPlaces(of: $0, to: &places) }
            return
        }
        var back: [Place] = []
        var front: [Place] = []
        appendPlaces(of: overlay.isBackground ? secondary : primary, to: &back)
        appendPlaces(of: overlay.isBackground ? primary : secondary, to: &front)
        let highest = back.map { $0.order }.filter { $0 < Self.presentedOrder }.max()
        if let highest, let lowest = front.map({ $0.order }).min(), lowest < highest {
            for index in front.indices where front[index].order < Self.presentedOrder {
                front[index].order += highest - lowest
            }
        }
        places += back
        places += front
    }

    private func appendPlaces(of child: LayoutNode, to places: inout [Place]) {
        guard child.isPlaced else { return }
        if let item = child.displayItem {
            places.append((item, item.ownOrder))
        } else {
            appendPlaces(below: child, to: &places)
        }
    }

    /// The drawing order among the views of the same container.
    private var ownOrder: Double { meaning?.ownOrder ?? 0 }

    /// The amount that is added to the drawing order among the layers of the same parent layer.
    private var lift: Double {
        get { meaning?.lift ?? 0 }
        set {
            guard newValue != lift else { return }
            makeMeaning().lift = newValue
            fold()
        }
    }
}
