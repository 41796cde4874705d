// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay

extension View {
    /// Has readers meet another view in this one's place.
    ///
    /// The other view lies over this one, unseen, and takes no touches: who reads reaches its controls, and acts on
    /// them.
    public nonisolated func accessibilityRepresentation<V>(
        @ViewBuilder representation: () -> V
    ) -> some View where V: View {
        let stand = representation()
        return accessibilityHidden(true)
            .overlay { stand.modifier(UnseenModifier()).modifier(ForReadersModifier(isBeside: false)) }
    }
}

/// There for readers, not for eyes.
nonisolated struct UnseenModifier: ViewModifier {
    func body(content: Content) -> some View { content.opacity(0.001) }
}

/// There for keyboards and readers: pointers meet what lies below.
nonisolated struct ForReadersModifier: ViewModifier, Equatable {
    typealias Body = Never
    let isBeside: Bool
}

extension ForReadersModifier: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .forReaders(isBeside: isBeside)
    }
}
