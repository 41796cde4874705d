// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// When the tab bar shrinks.
///
/// In Vitrine the bar keeps its size.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// The platform's default.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// The bar shrinks when the user scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// The bar shrinks when the user scrolls up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// The bar keeps its size.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
    /// Sets when the tab bars in the view shrink.
    ///
    /// - Support: partial: the bar keeps its size, and a diagnostic says so.
    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        if behavior != .never, behavior != .automatic {
            DeveloperNotes.withoutEffect("tabBarMinimizeBehavior(_:)", remedy: "The bar keeps its size.")
        }
        return self
    }
}
