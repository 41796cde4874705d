// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Finds the navigation values of URL paths among the route types of an app.
///
/// A deep link identifies one page, but Back must lead somewhere: `stack(for:)` also returns the pages of the path's
/// prefixes, so that `/characters/1` opens the character on top of `/characters`.
public struct URLRouteTable {
    private let types: [any URLRoute.Type]

    /// Creates a table that asks the types in the given order; the first one that accepts a path is used.
    public init(_ types: [any URLRoute.Type]) {
        self.types = types
    }

    /// Returns the value of a path, or `nil` if no type accepts it.
    public func route(for urlPath: String) -> (any URLRoute)? {
        for type in types {
            if let route = type.init(urlPath: urlPath) { return route }
        }
        return nil
    }

    /// Returns the stack that a path opens, from the bottom up; it is empty for the root, and `nil` for an unknown
    /// path.
    ///
    /// Prefixes that identify nothing are skipped. A prefix counts only if the value found has exactly that path: a
    /// type that parses paths generously may give a page several URLs, but cannot put other pages below it.
    public func stack(for urlPath: String) -> [any URLRoute]? {
        guard let path = URLPath(string: urlPath) else { return nil }
        guard !path.components.isEmpty else { return [] }
        guard let top = route(for: path.string) else { return nil }
        var stack: [any URLRoute] = []
        for count in 1..<path.components.count {
            let prefix = URLPath(components: Array(path.components.prefix(count))).string
            if let route = route(for: prefix), route.urlPath == prefix { stack.append(route) }
        }
        stack.append(top)
        return stack
    }
}
