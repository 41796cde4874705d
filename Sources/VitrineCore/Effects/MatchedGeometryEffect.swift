// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay
public import VitrineLayout

/// A modifier that marks a view as one of several that represent the same element.
nonisolated public struct _MatchedGeometryEffect<ID: Hashable>: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package var id: ID
    package var namespace: Namespace.ID
    package var properties: MatchedGeometryProperties
}

extension View {
    /// Gives views with the same identifier one geometry: that of the view which is their source.
    ///
    /// The others have its size and are moved to where it is drawn, without a change of their places in their containers.
    /// An inserted view begins at the frame of a removed one with the identifier, and that one leaves to the frame of the
    /// inserted view: they move as one, while their transitions show the one and hide the other.
    ///
    /// - Parameters:
    ///   - id: The identifier of the views.
    ///   - namespace: The namespace of the identifier.
    ///   - properties: What the views share.
    ///   - anchor: The point of both views that is brought together.
    ///   - isSource: Whether this view is the one whose geometry the others have; of several, the one that came last.
    /// - Returns: A view with the geometry of its group.
    public nonisolated func matchedGeometryEffect<ID>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View where ID: Hashable {
        modifier(_MatchedGeometryEffect(id: id, namespace: namespace, properties: properties))
            .modifier(
                MatchedFrame(
                    key: MatchKey(id: id, namespace: namespace), properties: properties, anchor: anchor,
                    isSource: isSource))
    }
}

extension View {
    /// Gives the view's glass an identifier: glass that comes while other glass with it goes begins in its form.
    ///
    /// - Parameters:
    ///   - id: The identifier; `nil` for none.
    ///   - namespace: The namespace of the identifier.
    /// - Returns: A view whose glass has the identifier.
    @ViewBuilder public nonisolated func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View {
        if let id { matchedGeometryEffect(id: id, in: namespace) } else { self }
    }
}

extension _MatchedGeometryEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .matched(MatchTag(key: MatchKey(id: id, namespace: namespace), properties: properties))
    }
}
