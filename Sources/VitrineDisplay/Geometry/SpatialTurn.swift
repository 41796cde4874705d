// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A rotation of a layer's plane in space, seen from a point in front of it.
///
/// Surfaces that animate it turn by the angle: between the transforms of two angles the plane would shrink and grow
/// again, and a full turn would be none.
package struct SpatialTurn: Hashable, Sendable {
    /// The angle in radians.
    package var angle: Double
    /// The axis, of the length 1.
    package var axisX: Double
    package var axisY: Double
    package var axisZ: Double
    /// The point that the axis passes through, in points; `anchorZ` is its height above the plane.
    package var anchorX: Double
    package var anchorY: Double
    package var anchorZ: Double
    /// The inverse of the distance of the eye from the anchor, in points; 0 is a parallel projection.
    package var pull: Double

    /// Creates a turn; the axis need not have the length 1, or is `nil` without a direction.
    package init?(
        angle: Double, axis: (x: Double, y: Double, z: Double), anchor: (x: Double, y: Double, z: Double), pull: Double
    ) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite, angle.isFinite else { return nil }
        self.angle = angle
        (axisX, axisY, axisZ) = (axis.x / length, axis.y / length, axis.z / length)
        (anchorX, anchorY, anchorZ) = (anchor.x, anchor.y, anchor.z)
        self.pull = pull
    }

    /// The transform of the plane (Rodrigues' formula).
    package var transform: DisplayTransform {
        let (x, y, z) = (axisX, axisY, axisZ)
        let (cosine, sine) = (cos(angle), sin(angle))
        let rest = 1 - cosine
        // Rows of the rotation.
        let right = (cosine + x * x * rest, x * y * rest - z * sine, x * z * rest + y * sine)
        let down = (y * x * rest + z * sine, cosine + y * y * rest, y * z * rest - x * sine)
        let near = (z * x * rest - y * sine, z * y * rest + x * sine, cosine + z * z * rest)
        let turned = DisplayTransform(
            a: right.0, b: down.0, c: right.1, d: down.1, tx: -right.2 * anchorZ, ty: -down.2 * anchorZ,
            g: -pull * near.0, h: -pull * near.1, i: 1 - pull * anchorZ * (1 - near.2))
        return DisplayTransform(translationX: anchorX, y: anchorY).after(turned)
            .after(DisplayTransform(translationX: -anchorX, y: -anchorY))
    }
}

extension LayerEffects {
    /// Transforms the layer by a turn.
    package mutating func project(_ turn: SpatialTurn) {
        projection = turn.transform
        self.turn = turn
    }
}
