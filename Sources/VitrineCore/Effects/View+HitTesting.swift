// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay

/// Whether a view takes part in hit testing.
nonisolated public struct _AllowsHitTestingModifier: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var allowsHitTesting: Bool
}

extension View {
    /// Lets events pass through the view, or not.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
    }
}

extension _AllowsHitTestingModifier: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .hitTesting(allowsHitTesting)
    }
}
