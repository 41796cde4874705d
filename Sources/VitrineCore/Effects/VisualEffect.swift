// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineLayout

/// Changes of a view's appearance that do not affect its layout and may therefore depend on its geometry.
nonisolated public protocol VisualEffect: Sendable, Animatable {}

/// A visual effect that changes nothing, to which others are added.
nonisolated public struct EmptyVisualEffect: VisualEffect {
    /// Creates an effect that changes nothing.
    public init() {}
}

/// A chain of visual effects, the innermost first.
nonisolated package struct VisualEffectChain: VisualEffect {
    let steps: [VisualEffectStep]

    init(_ steps: [VisualEffectStep]) {
        self.steps = steps
    }

    /// Returns the steps of an effect.
    ///
    /// Every effect but the empty one is a chain.
    package static func steps(of effect: some VisualEffect) -> [VisualEffectStep] {
        (effect as? VisualEffectChain)?.steps ?? []
    }
}
