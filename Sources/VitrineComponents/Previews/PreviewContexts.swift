// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The shared contexts of preview modifiers: one for each type, made when the first preview asks.
@MainActor
enum PreviewContexts {
    private static var known: [ObjectIdentifier: Any] = [:]

    static func context<M: PreviewModifier>(of _: M.Type) async throws -> M.Context {
        let key = ObjectIdentifier(M.self)
        if let found = known[key] as? M.Context { return found }
        let made = try await M.makeSharedContext()
        // Another preview may have been faster while this one waited; then all use its context.
        if let found = known[key] as? M.Context { return found }
        known[key] = made
        return made
    }
}
