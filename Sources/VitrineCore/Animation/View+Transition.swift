// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineLayout

/// A modifier that sets the transition of a view.
nonisolated public struct _TransitionTraitModifier: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package var transition: UncheckedSendable<TransitionEffects>
}

extension View {
    /// Sets the transition of the view for animated insertions and removals.
    public nonisolated func transition(_ t: AnyTransition) -> some View {
        modifier(_TransitionTraitModifier(transition: UncheckedSendable(t.effects)))
    }

    /// Sets the transition of the view for animated insertions and removals.
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
