// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Says that a string is missing, once each: to the running view's graph, else to the session, else to the log.
nonisolated enum MissingStrings {
    private static let logged = Mutex<Set<String>>([])
    /// Keys may be made at run time.
    private static let limit = 1_000

    static func report(key: String, message: String) {
        if isOnMainActor, MainActor.assumeIsolated({ reportFromView(message) }) { return }
        if let session = SessionContext.current {
            session.report(diagnostic(message, session: session.identifier))
            return
        }
        let isNew = logged.withLock { $0.count < limit && $0.insert(message).inserted }
        if isNew { FileHandle.standardError.write(Data("\(diagnostic(message))\n".utf8)) }
    }

    @MainActor
    private static func reportFromView(_ message: String) -> Bool {
        guard let node = ViewGraph.current else { return false }
        node.graph.diagnostics.report(
            diagnostic(message, viewPath: node.path, session: node.graph.session.identifier))
        return true
    }

    private static func diagnostic(_ message: String, viewPath: String = "", session: String = "") -> Diagnostic {
        Diagnostic(
            .missingString, message, viewPath: viewPath,
            remedy: "Add it to the string catalog, or use Text(verbatim:). Shown is what was found without it.",
            session: session)
    }
}
