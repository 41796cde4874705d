// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
package import VitrineBase

/// Reports to the developer from wherever an app's code runs: through the running view's graph, or the session, or the
/// log, in which each message is written once.
nonisolated package enum DeveloperNotes {
    private static let logged = Mutex<Set<String>>([])
    /// The maximum number of logged messages, which may be created at run time.
    private static let limit = 1_000

    /// Reports a diagnostic.
    ///
    /// - Parameters:
    ///   - code: The code of the diagnostic.
    ///   - message: The problem, in one sentence.
    ///   - remedy: The advice to the developer.
    ///   - saysPlace: Whether the same message is reported again for another view.
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

    /// Reports that a declaration of Apple's API has no effect here.
    package static func withoutEffect(_ name: String, remedy: String) {
        report(.withoutEffect, "\(name) has no effect here.", remedy: remedy, saysPlace: false)
    }
}
