// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay

/// A modifier that multiplies the opacity of a view.
nonisolated public struct _OpacityEffect: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package var opacity: Double
}

/// A modifier that hides a view from sight, touch and assistive technologies but keeps its space.
nonisolated public struct _HiddenModifier: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
}

extension View {
    /// Multiplies the opacity of the view by a factor from 0 (invisible) to 1.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityEffect(opacity: opacity))
    }

    /// Hides the view, which keeps its space in the layout.
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
