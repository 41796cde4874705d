// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay

extension View {
    /// Replaces the view by another one for assistive technology.
    ///
    /// The other view lies invisibly over this one and takes no touches; screen readers reach and operate its controls.
    ///
    /// - Parameter representation: A view builder of the other view.
    /// - Returns: A view with the representation.
    public nonisolated func accessibilityRepresentation<V>(
        @ViewBuilder representation: () -> V
    ) -> some View where V: View {
        let stand = representation()
        return accessibilityHidden(true)
            .overlay { stand.modifier(UnseenModifier()).modifier(ForReadersModifier(isBeside: false)) }
    }
}

/// Makes a view invisible that assistive technology still reads.
nonisolated struct UnseenModifier: ViewModifier {
    func body(content: Content) -> some View { content.opacity(0.001) }
}

/// Makes a view reachable by keyboards and screen readers only: pointers reach what is below it.
nonisolated struct ForReadersModifier: ViewModifier, Equatable {
    typealias Body = Never
    let isBeside: Bool
}

extension ForReadersModifier: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .forReaders(isBeside: isBeside)
    }
}
