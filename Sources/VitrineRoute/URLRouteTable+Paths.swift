// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension URLRouteTable {
    /// The maximum number of trailing components that are tried; a longer path is also tried as a whole.
    private static var parts: Int { 8 }

    /// Returns whether a path may lead to a page of an app that has no other route types than these.
    ///
    /// It may if one of them parses it as a whole or parses its last components (those of a tab precede them), or if it
    /// ends with the component of a value or tab without a route, which contains a tilde.
    ///
    /// - Parameter path: The path, percent-encoded, with or without a query.
    /// - Returns: Whether the path may lead to a page.
    package func mayKnow(_ path: String) -> Bool {
        let pieces = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let components = pieces[0].split(separator: "/")
        guard let last = components.last else { return true }
        if last.contains("~") { return true }
        let query = pieces.count > 1 ? "?" + pieces[1] : ""
        let starts = [0] + (max(1, components.count - Self.parts)..<max(1, components.count))
        return starts.contains { start in
            route(for: "/" + components[start...].joined(separator: "/") + query) != nil
        }
    }
}
