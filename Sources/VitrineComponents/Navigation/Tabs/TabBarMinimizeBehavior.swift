// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// When the bar of a tab view becomes small.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
    /// Sets when the bar of tab views becomes small.
    ///
    /// - Support: partial: the bar keeps its size, and a diagnostic says so.
    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        if behavior != .never, behavior != .automatic {
            DeveloperNotes.withoutEffect("tabBarMinimizeBehavior(_:)", remedy: "The bar keeps its size.")
        }
        return self
    }
}
