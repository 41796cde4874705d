// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// Refreshes what a view shows; call it as a function, and it returns when the refresh is done.
nonisolated public struct RefreshAction: Sendable {
    package let handler: RefreshHandler

    public func callAsFunction() async { await handler.action() }
}

/// The action of a `refreshable`; its place in the view tree keeps it, so that another closure changes no environment.
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
    /// What refreshes the content of this view, `nil` where nothing does.
    public var refresh: RefreshAction? { refreshHandler.map(RefreshAction.init(handler:)) }

    package var refreshHandler: RefreshHandler? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    /// How far content that scrolls up and down makes room above, in points, while it is refreshed.
    package var refreshInset: Double {
        get { self[RefreshInsetKey.self] }
        set { self[RefreshInsetKey.self] = newValue }
    }
}
