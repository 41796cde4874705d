// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineLayout

/// Changes of how a view looks that leave its layout alone, so that they may be made of its geometry.
nonisolated public protocol VisualEffect: Sendable, Animatable {}

/// The effect that changes nothing: others are added to it.
nonisolated public struct EmptyVisualEffect: VisualEffect {
    public init() {}
}

/// One effect after the other, innermost first.
nonisolated package struct VisualEffectChain: VisualEffect {
    let steps: [VisualEffectStep]

    init(_ steps: [VisualEffectStep]) {
        self.steps = steps
    }

    /// The steps of an effect. Every effect but the empty one is a chain.
    package static func steps(of effect: some VisualEffect) -> [VisualEffectStep] {
        (effect as? VisualEffectChain)?.steps ?? []
    }
}
