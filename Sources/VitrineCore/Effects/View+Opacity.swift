// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay

/// Multiplies the opacity of a view.
nonisolated public struct _OpacityEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    package var opacity: Double
}

/// Keeps a view's place and hides it from sight, touch and reading.
nonisolated public struct _HiddenModifier: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
}

extension View {
    /// Multiplies the opacity of the view, 0 (gone from sight) to 1.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityEffect(opacity: opacity))
    }

    /// Hides the view unconditionally; it keeps its place in the layout.
    public nonisolated func hidden() -> some View {
        modifier(_HiddenModifier())
    }
}

extension _OpacityEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .opacity(min(max(opacity, 0), 1))
    }
}

extension _HiddenModifier: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect { .hidden }
}
