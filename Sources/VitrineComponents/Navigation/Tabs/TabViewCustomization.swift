// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// What a person arranged of a tab view: nothing here.
nonisolated public struct TabViewCustomization: Equatable, Codable, Sendable {
    public init() {}

    /// Forgets the order of sections.
    public mutating func resetSectionOrder() {}

    /// Forgets what is hidden.
    public mutating func resetVisibility() {}
}

extension View {
    /// Keeps what a person arranged of a tab view.
    ///
    /// - Support: partial: a person cannot arrange tabs, and a diagnostic says so.
    public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        DeveloperNotes.withoutEffect("tabViewCustomization(_:)", remedy: "Tabs stand in the order of the app.")
        return self
    }
}
