// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineDisplay

/// A type that defines how a page replaces another one.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The platform's default transition.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// Creates the default transition.
    public init() {}
}

/// A transition that zooms from the source view.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
    /// The number of the source, which `data-motion` carries.
    let source: Int
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The platform's default transition.
    public nonisolated static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Zooms from the view that `matchedTransitionSource(id:in:)` identifies.
    ///
    /// - Parameters:
    ///   - sourceID: The identity of the source view.
    ///   - namespace: The namespace of the identity.
    /// - Returns: The transition.
    public nonisolated static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition(source: zoomSource(sourceID, namespace))
    }
}

/// The number of a source, the same in all sessions of a process.
private nonisolated func zoomSource(_ id: some Hashable, _ namespace: Namespace.ID) -> Int {
    var hasher = Hasher()
    hasher.combine(namespace)
    hasher.combine(AnyHashable(id))
    return hasher.finalize()
}

extension View {
    /// Sets the transition with which this page is shown.
    ///
    /// - Support: partial: a presentation appears with the platform's own transition.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        let source = (style as? ZoomNavigationTransition)?.source
        return modifier(NavigationTraitsModifier { $0.zoomSource = source })
    }

    /// Identifies this view as the source of a zoom transition.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        let source = zoomSource(id, namespace)
        return modifier(SemanticsModifier { $0.motion = .zoomSource(source) })
    }

    /// Identifies this view as the source of a zoom transition, with a shape for the way.
    ///
    /// - Support: partial: the configuration is made and not used: the page grows out of the view as it is.
    /// - Parameters:
    ///   - id: What the transition names the source by.
    ///   - namespace: The namespace of the identifier.
    ///   - configuration: Changes how the source looks on the way.
    /// - Returns: A view that can be the source.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        _ = configuration(EmptyMatchedTransitionSourceConfiguration())
        return matchedTransitionSource(id: id, in: namespace)
    }
}

/// How the source of a zoom transition looks on the way.
nonisolated public protocol MatchedTransitionSourceConfiguration {}

/// The source as it is.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
    /// Cuts the source to a shape.
    public nonisolated func clipShape(_ shape: some Shape) -> some MatchedTransitionSourceConfiguration { self }
    /// Lays a color behind the source.
    public nonisolated func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    /// Lets the source cast a shadow.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}
