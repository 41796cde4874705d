// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The user's customization of a tab view: always empty in Vitrine.
nonisolated public struct TabViewCustomization: Equatable, Codable, Sendable {
    /// Creates an empty customization.
    public init() {}

    /// Resets the order of sections; there is nothing to reset.
    public mutating func resetSectionOrder() {}

    /// Resets the visibility of tabs; there is nothing to reset.
    public mutating func resetVisibility() {}
}

extension View {
    /// Sets the binding that stores the user's customization of a tab view.
    ///
    /// - Support: partial: a user cannot arrange tabs, and a diagnostic says so.
    public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        DeveloperNotes.withoutEffect("tabViewCustomization(_:)", remedy: "Tabs stand in the order of the app.")
        return self
    }
}
