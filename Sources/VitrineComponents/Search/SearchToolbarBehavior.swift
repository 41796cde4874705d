// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How a search field is shown in a toolbar.
nonisolated public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// The platform's default: a field.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// A button while no search is in progress, which becomes the field.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

private struct SearchToolbarBehaviorKey: EnvironmentKey {
    static var defaultValue: SearchToolbarBehavior { .automatic }
}

extension EnvironmentValues {
    /// How the search fields in this view are shown in a toolbar.
    var searchToolbarBehavior: SearchToolbarBehavior {
        get { self[SearchToolbarBehaviorKey.self] }
        set { self[SearchToolbarBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets how the search fields in this view are shown in a toolbar; those below a title stay fields.
    ///
    /// - Parameter behavior: The behavior.
    /// - Returns: The view.
    public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        environment(\.searchToolbarBehavior, behavior)
    }
}
