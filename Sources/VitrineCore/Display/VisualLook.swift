// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay
import VitrineLayout

/// The effect of a chain of visual effects on a layer.
///
/// Transforms do not commute with each other; colours and opacity commute with them, and a blur is treated as if it did
/// (it keeps its radius in a view that is scaled). So all transforms are combined in their order, except where a layer
/// has properties for them (only an offset; one scale or rotation and then an offset), which surfaces animate better.
nonisolated package struct VisualLook: Equatable, Sendable {
    package var opacity = 1.0
    package var blurRadius = 0.0
    package var colorFilters: [ColorFilter] = []
    package var geometry = Geometry.none
    package var offsetX = 0.0
    package var offsetY = 0.0

    package enum Geometry: Equatable, Sendable {
        case none
        case scale(x: Double, y: Double, anchorX: Double, anchorY: Double)
        case rotation(Double, anchorX: Double, anchorY: Double)
        case map(DisplayTransform)
        case turn(SpatialTurn)
    }

    package init() {}

    package init(_ steps: [VisualEffectStep], size: CGSize) {
        for step in steps { add(step, size) }
    }

    private mutating func add(_ step: VisualEffectStep, _ size: CGSize) {
        switch step {
        case .offset(let x, let y):
            guard x.isFinite, y.isFinite else { return }
            offsetX += x
            offsetY += y
        case .scale(let x, let y, let anchor):
            guard x.isFinite, y.isFinite else { return }
            turn(.scale(x: x, y: y, anchorX: anchor.x, anchorY: anchor.y), size)
        case .rotation(let angle, let anchor):
            guard angle.isFinite else { return }
            turn(.rotation(angle, anchorX: anchor.x, anchorY: anchor.y), size)
        case .rotation3D(let effect):
            turn(effect.turn(of: size).map(Geometry.turn) ?? .map(DisplayTransform()), size)
        case .transform(let map): turn(.map(DisplayTransform(map)), size)
        case .opacity(let value): opacity *= min(max(value, 0), 1)
        case .blur(let radius):
            // Blurs are combined like the widths of Gaussians.
            let radius = max(radius, 0)
            blurRadius = (blurRadius * blurRadius + radius * radius).squareRoot()
        case .filter(.brightness, let amount): colorFilters.append(.brightness(amount))
        case .filter(.contrast, let amount): colorFilters.append(.contrast(amount))
        case .filter(.saturation, let amount): colorFilters.append(.saturation(amount))
        case .filter(.hueRotation, let radians): colorFilters.append(.hueRotation(radians))
        }
    }

    /// Applies a transform after those before it.
    private mutating func turn(_ new: Geometry, _ size: CGSize) {
        if geometry == .none, offsetX == 0, offsetY == 0 {
            geometry = new
            return
        }
        let inner = DisplayTransform(translationX: offsetX, y: offsetY).after(VisualLook.map(geometry, size))
        geometry = .map(VisualLook.map(new, size).after(inner))
        (offsetX, offsetY) = (0, 0)
    }

    private static func map(_ geometry: Geometry, _ size: CGSize) -> DisplayTransform {
        var effects = LayerEffects.none
        VisualLook.apply(geometry, to: &effects)
        return DisplayTransform(effects: effects, width: size.width, height: size.height)
    }

    private static func apply(_ geometry: Geometry, to effects: inout LayerEffects) {
        switch geometry {
        case .none: break
        case .scale(let x, let y, let anchorX, let anchorY):
            effects.scale(x: x, y: y, anchorX: anchorX, anchorY: anchorY)
        case .rotation(let angle, let anchorX, let anchorY):
            effects.rotate(by: angle, anchorX: anchorX, anchorY: anchorY)
        case .map(let map): effects.projection = map
        case .turn(let turn): effects.project(turn)
        }
    }

    func apply(to effects: inout LayerEffects) {
        effects.opacity *= opacity
        effects.blurRadius = blurRadius
        effects.colorFilters += colorFilters
        VisualLook.apply(geometry, to: &effects)
        effects.offsetX += offsetX
        effects.offsetY += offsetY
    }
}
