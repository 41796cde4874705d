// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

/// Where a page stands in the URL, as the links on it need to know.
@MainActor
package final class NavigationPageLink {
    /// The page's own path, `nil` where its value has none.
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

    /// The path under which the page is found: its own, else that of the page below.
    var fullPath: String { path ?? below?.fullPath ?? place.path }

    /// Whether the page itself has an address, so that what is pushed on it can have one below that.
    private var hasAddress: Bool { path != nil || below == nil }

    /// The path of a value that is pushed on this page: its route, else a component below this page's path.
    package func path(of value: AnyHashable) -> String? {
        if let route = routes.path(value.base) { return route }
        guard hasAddress else { return nil }
        return RouteComponent.path(of: value.base, below: fullPath, by: routes.addresses)
    }
}

extension EnvironmentValues {
    /// The page around the view.
    package var navigationPage: NavigationPageLink? { object(of: NavigationPageLink.self) }
}
