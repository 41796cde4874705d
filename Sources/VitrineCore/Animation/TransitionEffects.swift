// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
import VitrineLayout

/// The effects of a transition on the layer of a view, before insertion and after removal.
package struct TransitionEffects: Sendable {
    /// A step that changes the effects of a layer to those of a phase, for a view of the given size.
    package typealias Step = @MainActor @Sendable (_ effects: inout LayerEffects, _ view: TransitionedView) -> Void

    var insertion: [Step]
    var removal: [Step]
    var animation: Animation?

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

    /// The default transition of a view, a fade (Documentation/Layout.md 12.4).
    static let fade = TransitionEffects { effects, _ in effects.opacity = 0 }
}

/// The size and layout direction of the view that a transition is applied to.
package struct TransitionedView {
    package var width: Double
    package var height: Double
    package var isRightToLeft: Bool
}

/// The transition that `.transition` sets on a view's layer.
final class TransitionBox {
    let effects: TransitionEffects
    let isRightToLeft: Bool

    init(_ effects: TransitionEffects, isRightToLeft: Bool) {
        self.effects = effects
        self.isRightToLeft = isRightToLeft
    }
}

/// The transition of a layer in a phase.
@MainActor
struct ActiveTransition {
    /// The effects of the layer while it is away.
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

    /// Returns the transition of the layer, or that of the only layer in it, so that modifiers around a transition do
    /// not hide it.
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
