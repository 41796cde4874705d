// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How a page comes in place of another.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// As the platform has pages come.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    public init() {}
}

/// Out of the view that led to the page.
///
/// - Support: partial: the page comes as the platform has pages come.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
    init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// As the platform has pages come.
    public nonisolated static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Out of a view that `matchedTransitionSource(id:in:)` names.
    ///
    /// - Support: partial: the page comes as the platform has pages come.
    public nonisolated static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension View {
    /// Sets how this page comes in place of another.
    ///
    /// - Support: partial: pages come as the platform has them come, and a diagnostic says so.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        if !(style is AutomaticNavigationTransition) {
            DeveloperNotes.withoutEffect(
                "navigationTransition(_:)", remedy: "Pages come as the platform has them come.")
        }
        return self
    }

    /// Names the view for a page that comes out of it.
    ///
    /// - Support: partial: pages come as the platform has them come, and a diagnostic says so.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        DeveloperNotes.withoutEffect(
            "matchedTransitionSource(id:in:)", remedy: "Pages come as the platform has them come.")
        return self
    }
}
