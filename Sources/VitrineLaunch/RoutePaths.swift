// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    import VitrineRoute
    import VitrineCore

    /// Which paths can be addresses of this program at all, whatever a scene of it shows.
    @MainActor
    enum RoutePaths {
        private static let conforming = ProgramTypes(conformingTo: (any URLRoute).self)
        private static let table = URLRouteTable(conforming.types.compactMap { $0 as? any URLRoute.Type })

        /// - Parameter path: With or without a query.
        static func mayKnow(_ path: String) -> Bool {
            !conforming.isComplete || table.mayKnow(path)
        }
    }
#endif
