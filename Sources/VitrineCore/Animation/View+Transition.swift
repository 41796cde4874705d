// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineLayout

/// Says how a view comes and goes.
nonisolated public struct _TransitionTraitModifier: ViewModifier {
    public typealias Body = Never
    package var transition: UncheckedSendable<TransitionEffects>
}

extension View {
    /// How the view comes and goes where that is animated.
    public nonisolated func transition(_ t: AnyTransition) -> some View {
        modifier(_TransitionTraitModifier(transition: UncheckedSendable(t.effects)))
    }

    /// How the view comes and goes where that is animated.
    @MainActor @preconcurrency
    public func transition<T>(_ transition: T) -> some View where T: Transition {
        modifier(_TransitionTraitModifier(transition: UncheckedSendable(transition.effects)))
    }
}

extension _TransitionTraitModifier: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .transition(TransitionBox(transition.value, isRightToLeft: environment.layoutDirection == .rightToLeft))
    }
}
