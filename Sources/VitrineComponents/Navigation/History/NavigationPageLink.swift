// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineCore

/// The position of a page in the URL, for the links on it.
@MainActor
package final class NavigationPageLink {
    /// The page's own path; `nil` if its value has none.
    private let path: String?
    private let below: NavigationPageLink?
    private let place: HistoryPlace
    /// Whether the page is the root of a stack.
    private let isRoot: Bool
    private let routes: RouteCodec
    /// Whether the page's stack is inside a page of another one.
    let isNested: Bool
    /// Whether the stack is in a presentation, whose pages a URL does not open.
    private let isPresented: Bool

    init(
        path: String?, below: NavigationPageLink?, place: HistoryPlace, isRoot: Bool, isNested: Bool = false,
        isPresented: Bool = false, routes: RouteCodec
    ) {
        self.isRoot = isRoot
        self.isNested = isNested
        self.path = path
        self.below = below
        self.place = place
        self.isPresented = isPresented
        self.routes = routes
    }

    /// The path of the page: its own, or that of the page below.
    var fullPath: String { path ?? below?.fullPath ?? place.path }

    /// Whether the page has a URL, so that pages pushed on it can have one below that.
    ///
    /// The root of a stack that has taken over a page of a split view has the address of that page.
    var hasAddress: Bool { path != nil || isRoot }

    /// The path of the page below; `nil` for a root and in a presentation.
    var pathBelow: String? { isPresented ? nil : below?.fullPath }

    /// The path of a page with a component below this page's path.
    func path(below component: String) -> String? {
        guard hasAddress, !isPresented else { return nil }
        let path = RouteComponent.append(component, to: fullPath)
        return path.utf8.count <= RouteComponent.pathLimit ? path : nil
    }

    /// The path of a value that is pushed on this page: its route, or a component below this page's path.
    package func path(of value: AnyHashable) -> String? {
        if let route = routes.path(value.base) { return route }
        guard hasAddress else { return nil }
        return RouteComponent.path(of: value.base, below: fullPath, by: routes.addresses)
    }
}
