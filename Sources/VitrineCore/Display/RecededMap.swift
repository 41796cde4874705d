// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay

/// A scale around the origin, and then a translation in points.
struct RecededMap: Equatable {
    var scale: Double
    var x: Double
    var y: Double

    /// Returns the same map in the coordinates of a layer at an origin.
    func inside(_ origin: CGPoint) -> RecededMap {
        RecededMap(scale: scale, x: x + (scale - 1) * origin.x, y: y + (scale - 1) * origin.y)
    }

    /// Adds the map to the effects of a layer of a size, as the outermost one.
    func apply(to effects: inout LayerEffects, size: CGSize) {
        effects.offsetX = scale * effects.offsetX + x
        effects.offsetY = scale * effects.offsetY + y
        if let projection = effects.projection {
            effects.turn = nil
            effects.projection = DisplayTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0).after(projection)
            return
        }
        if effects.scaleX == 1, effects.scaleY == 1, effects.rotation == 0 {
            (effects.anchorX, effects.anchorY) = (0, 0)
        }
        effects.offsetX += (scale - 1) * effects.anchorX * size.width
        effects.offsetY += (scale - 1) * effects.anchorY * size.height
        effects.scaleX *= scale
        effects.scaleY *= scale
    }
}
