// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The shared contexts of preview modifiers: one for each type, created for the first preview that needs it.
@MainActor
enum PreviewContexts {
    private static var known: [ObjectIdentifier: Any] = [:]

    static func context<M: PreviewModifier>(of _: M.Type) async throws -> M.Context {
        let key = ObjectIdentifier(M.self)
        if let found = known[key] as? M.Context { return found }
        let made = try await M.makeSharedContext()
        // Another preview may have created the context while this one waited; then all use that one.
        if let found = known[key] as? M.Context { return found }
        known[key] = made
        return made
    }
}
