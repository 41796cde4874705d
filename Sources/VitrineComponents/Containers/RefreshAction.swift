// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// An action that refreshes a view's content; calling it returns when the refresh is complete.
nonisolated public struct RefreshAction: Sendable {
    package let handler: RefreshHandler

    /// Runs the refresh and waits until it is complete.
    public func callAsFunction() async { await handler.action() }
}

/// Holds the action of a `refreshable` modifier; a new closure replaces the old one without an environment change.
nonisolated package final class RefreshHandler: Equatable, @unchecked Sendable {
    /// Written on the main actor only.
    var action: @isolated(any) @Sendable () async -> Void = {}

    package static func == (a: RefreshHandler, b: RefreshHandler) -> Bool { a === b }
}

private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshHandler? { nil }
}

private struct RefreshInsetKey: EnvironmentKey {
    static var defaultValue: Double { 0 }
}

extension EnvironmentValues {
    /// The action that refreshes the content of the view, or `nil` where there is no `refreshable` modifier.
    public var refresh: RefreshAction? { refreshHandler.map(RefreshAction.init(handler:)) }

    package var refreshHandler: RefreshHandler? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    /// The space above vertically scrolling content while it is being refreshed, in points.
    package var refreshInset: Double {
        get { self[RefreshInsetKey.self] }
        set { self[RefreshInsetKey.self] = newValue }
    }
}
