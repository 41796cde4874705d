// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that defines how a page replaces another one.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The platform's default transition.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// Creates the default transition.
    public init() {}
}

/// A transition that zooms from the source view.
///
/// - Support: partial: a page appears with the platform's own transition.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
    init() {}
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
    ///
    /// - Support: partial: a page appears with the platform's own transition.
    public nonisolated static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension View {
    /// Sets the transition with which this page is shown.
    ///
    /// - Support: partial: pages appear with the platform's own transition, and a diagnostic says so.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        if !(style is AutomaticNavigationTransition) {
            DeveloperNotes.withoutEffect(
                "navigationTransition(_:)", remedy: "Pages come as the platform has them come.")
        }
        return self
    }

    /// Identifies this view as the source of a zoom transition.
    ///
    /// - Support: partial: pages appear with the platform's own transition, and a diagnostic says so.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        DeveloperNotes.withoutEffect(
            "matchedTransitionSource(id:in:)", remedy: "Pages come as the platform has them come.")
        return self
    }
}
