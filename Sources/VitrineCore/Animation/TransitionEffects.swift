// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
import VitrineLayout

/// What a transition does to the layer of a view that comes or goes, in its two phases apart from rest.
package struct TransitionEffects: Sendable {
    /// A step from what the view looks like to what it looks like in a phase; the size is the view's.
    package typealias Step = @MainActor @Sendable (_ effects: inout LayerEffects, _ view: TransitionedView) -> Void

    var insertion: [Step]
    var removal: [Step]
    var animation: Animation?
    /// Whether views come at once, or go at once.
    var isIdentity = false

    init(insertion: [Step], removal: [Step]) {
        self.insertion = insertion
        self.removal = removal
    }

    init(_ both: @escaping Step) {
        self.init(insertion: [both], removal: [both])
    }

    func combined(with other: TransitionEffects) -> TransitionEffects {
        var result = TransitionEffects(
            insertion: insertion + other.insertion, removal: removal + other.removal)
        result.animation = other.animation ?? animation
        return result
    }

    /// A view without a transition of its own fades (Documentation/Layout.md 12.4).
    static let fade = TransitionEffects { effects, _ in effects.opacity = 0 }
}

/// The view that a transition is about.
package struct TransitionedView {
    package var width: Double
    package var height: Double
    package var isRightToLeft: Bool
}

/// What `.transition` leaves at a view's layer.
final class TransitionBox {
    let effects: TransitionEffects
    let isRightToLeft: Bool

    init(_ effects: TransitionEffects, isRightToLeft: Bool) {
        self.effects = effects
        self.isRightToLeft = isRightToLeft
    }
}

/// A layer's transition in a phase.
@MainActor
struct ActiveTransition {
    /// What the layer looks like at the far end.
    let effects: LayerEffects
    private let animation: Animation?

    static func of(_ layer: Layer, phase: TransitionPhase) -> ActiveTransition {
        let box = find(in: layer)
        let transition = box?.effects ?? .fade
        var effects = layer.effects
        let view = TransitionedView(
            width: layer.placement.width, height: layer.placement.height, isRightToLeft: box?.isRightToLeft ?? false)
        for step in phase == .willAppear ? transition.insertion : transition.removal { step(&effects, view) }
        return ActiveTransition(effects: effects, animation: transition.animation)
    }

    /// The layer's own, or that of the only view in it: modifiers around a transition take it along.
    private static func find(in layer: Layer) -> TransitionBox? {
        var current = layer
        while true {
            if let box = current.transition as? TransitionBox { return box }
            guard current.children.count == 1 else { return nil }
            current = current.children[0]
        }
    }

    func timing(in graph: ViewGraph, otherwise timing: AnimationTiming) -> AnimationTiming {
        self.timing(in: graph.animations, otherwise: timing)
    }

    func timing(in scopes: AnimationScopes, otherwise timing: AnimationTiming) -> AnimationTiming {
        animation.map(scopes.timing) ?? timing
    }
}
