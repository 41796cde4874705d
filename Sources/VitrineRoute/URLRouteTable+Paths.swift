// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension URLRouteTable {
    /// A path of more parts is asked for as a whole and by its last parts only.
    private static var parts: Int { 8 }

    /// Whether a path may lead somewhere in an app that has no other route types than these: one of them reads it as a
    /// whole or reads its last parts (what a tab adds stands before those), or it ends with the component of a value or
    /// a tab without a route, which has a tilde in it.
    ///
    /// - Parameter path: Percent-encoded, with or without a query.
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
