// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The behaviour of the toolbar while a search is in progress.
nonisolated public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// The platform's default.
    ///
    /// - Support: partial: the toolbar and the title stay, as with `avoidHidingContent`.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// The toolbar and the title stay.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

extension View {
    /// Sets what happens to the toolbar while a search is in progress; in Vitrine it always stays.
    ///
    /// - Parameter behavior: The behavior.
    /// - Returns: The view.
    public nonisolated func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }
}
