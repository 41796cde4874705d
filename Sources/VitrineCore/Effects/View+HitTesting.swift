// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay

/// A modifier that enables or disables hit testing of a view.
nonisolated public struct _AllowsHitTestingModifier: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    /// Whether the view takes part in hit testing.
    public var allowsHitTesting: Bool
}

extension View {
    /// Sets whether the view takes part in hit testing.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
    }
}

extension _AllowsHitTestingModifier: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .hitTesting(allowsHitTesting)
    }
}
