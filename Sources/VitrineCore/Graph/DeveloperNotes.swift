// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Tells the developer from wherever an app's code runs: through the running view's graph, else the session, else the
/// log, where each message stands once.
nonisolated package enum DeveloperNotes {
    private static let logged = Mutex<Set<String>>([])
    /// Messages may be made at run time.
    private static let limit = 1_000

    /// - Parameter saysPlace: Whether the same at another place is to be told as well.
    package static func report(_ code: Diagnostic.Code, _ message: String, remedy: String, saysPlace: Bool = true) {
        var diagnostic = Diagnostic(code, message, remedy: remedy)
        if isOnMainActor, MainActor.assumeIsolated({ reportFromView(diagnostic, saysPlace: saysPlace) }) { return }
        if let session = SessionContext.current {
            diagnostic.session = session.identifier
            session.report(diagnostic)
            return
        }
        let isNew = logged.withLock { $0.count < limit && $0.insert(message).inserted }
        if isNew { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
    }

    @MainActor
    private static func reportFromView(_ diagnostic: Diagnostic, saysPlace: Bool) -> Bool {
        guard let node = UpdateContext.node else { return false }
        var diagnostic = diagnostic
        if saysPlace { diagnostic.viewPath = node.path }
        diagnostic.session = node.graph.session.identifier
        node.graph.diagnostics.report(diagnostic)
        return true
    }

    /// Says that a name of Apple's was used that nothing follows from here.
    package static func withoutEffect(_ name: String, remedy: String) {
        report(.withoutEffect, "\(name) has no effect here.", remedy: remedy, saysPlace: false)
    }
}
