// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineRoute

/// Which paths can be addresses of this program at all, whatever a scene of it shows.
@MainActor
enum RoutePaths {
    private static let conforming = ProgramTypes(conformingTo: (any URLRoute).self)
    private static let table = URLRouteTable(conforming.types.compactMap { $0 as? any URLRoute.Type })

    /// Returns whether a type of the app may have a route for a path.
    ///
    /// - Parameter path: The path, with or without a query.
    /// - Returns: `false` if no type reads it.
    static func mayKnow(_ path: String) -> Bool {
        !conforming.isComplete || table.mayKnow(path)
    }
}
