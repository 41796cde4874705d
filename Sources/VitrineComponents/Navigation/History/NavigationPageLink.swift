// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

/// The position of a page in the URL, for the links on it.
@MainActor
package final class NavigationPageLink {
    /// The page's own path; `nil` if its value has none.
    private let path: String?
    private let below: NavigationPageLink?
    private let place: HistoryPlace
    private let routes: RouteCodec

    init(path: String?, below: NavigationPageLink?, place: HistoryPlace, routes: RouteCodec) {
        self.path = path
        self.below = below
        self.place = place
        self.routes = routes
    }

    /// The path of the page: its own, or that of the page below.
    var fullPath: String { path ?? below?.fullPath ?? place.path }

    /// Whether the page has a URL, so that pages pushed on it can have one below that.
    private var hasAddress: Bool { path != nil || below == nil }

    /// The path of a value that is pushed on this page: its route, or a component below this page's path.
    package func path(of value: AnyHashable) -> String? {
        if let route = routes.path(value.base) { return route }
        guard hasAddress else { return nil }
        return RouteComponent.path(of: value.base, below: fullPath, by: routes.addresses)
    }
}

extension EnvironmentValues {
    /// The enclosing page.
    package var navigationPage: NavigationPageLink? { object(of: NavigationPageLink.self) }
}
