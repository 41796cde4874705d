// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Finds the navigation values that a URL path stands for, among the route types of an app.
///
/// A deep link names one page, but Back has to lead somewhere: `stack(for:)` also returns the pages that the path's
/// prefixes name, so `/characters/1` opens the character on top of `/characters`.
public struct URLRouteTable {
    private let types: [any URLRoute.Type]

    /// A table that asks the types in the given order; the first that knows a path answers for it.
    public init(_ types: [any URLRoute.Type]) {
        self.types = types
    }

    /// The value that a path names, or nil when no type knows it.
    public func route(for urlPath: String) -> (any URLRoute)? {
        for type in types {
            if let route = type.init(urlPath: urlPath) { return route }
        }
        return nil
    }

    /// The stack that a path opens, from the bottom; empty for the root, nil for a path that no type knows.
    ///
    /// Prefixes that name nothing are skipped. A prefix counts only when the value found has exactly that path: a type
    /// that reads paths generously may give a page several addresses, but cannot put strangers below it.
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
