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
        read(instead: representation())
    }

    /// Gives the view other children for assistive technology, such as the bars of a chart that is drawn.
    ///
    /// The children lie invisibly over the view, which is a group of them and takes its own label.
    ///
    /// - Parameter children: A view builder of the children.
    /// - Returns: A view with the children.
    public nonisolated func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View {
        read(instead: children()).accessibilityElement(children: .contain)
    }

    /// Has assistive technology read another view instead.
    private nonisolated func read(instead other: some View) -> some View {
        accessibilityHidden(true)
            .overlay { other.modifier(UnseenModifier()).modifier(ForReadersModifier(isBeside: false)) }
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
