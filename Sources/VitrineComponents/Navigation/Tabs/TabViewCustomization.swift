// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
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

extension AppStorage {
    /// Creates a property that stores the customization of a tab view.
    ///
    /// - Parameters:
    ///   - wrappedValue: The customization until another one is stored.
    ///   - key: The key in the store.
    ///   - store: The store; the user's defaults for `nil`.
    public init(
        wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
    ) where Value == TabViewCustomization {
        self.init(json: wrappedValue, key, store: store)
    }
}

extension SceneStorage {
    /// Creates a property that keeps the customization of a tab view with its scene.
    public init(
        wrappedValue: Value = TabViewCustomization(), _ key: String
    ) where Value == TabViewCustomization {
        self.init(json: wrappedValue, key)
    }
}
