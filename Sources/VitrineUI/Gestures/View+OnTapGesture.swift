// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay

/// Runs an action when a person taps the view.
nonisolated public struct _TapGestureModifier: ViewModifier {
    public typealias Body = Never
    package var action: @MainActor () -> Void
}

extension View {
    /// Runs an action when a person taps the view.
    @preconcurrency
    public nonisolated func onTapGesture(
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(_TapGestureModifier(action: action))
    }

    @available(*, unavailable, message: "Vitrine knows single taps only: drop the count.")
    public nonisolated func onTapGesture(
        count: Int, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        self
    }
}

extension _TapGestureModifier: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .tap(TapHandler { action() })
    }
}
