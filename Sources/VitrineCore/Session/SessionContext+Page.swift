// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization
package import VitrineDisplay

extension SessionContext {
    /// The maximum number of requests that wait for a page; the oldest are dropped.
    private static let pendingRequests = 20

    /// Makes the session's page open a URL outside the app, and returns whether the URL is allowed.
    @discardableResult
    package func follow(_ url: URL) -> Bool {
        guard PageRequest.mayFollow(url) else { return false }
        ask(.follow(url.absoluteString))
        return true
    }

    /// Adds a request to the page; a text longer than the limit is not copied.
    ///
    /// What an event asks for leaves with the answer to it; what is asked for at any other time leaves soon.
    package func ask(_ request: PageRequest) {
        guard request.isWithinLimits else { return }
        requests.withLock {
            if $0.count == SessionContext.pendingRequests { $0.removeFirst() }
            $0.append(request)
        }
        Task { @MainActor in
            if requests.withLock({ !$0.isEmpty }) { onRequest?() }
        }
    }

    /// Runs code on the main actor, in the session whose code asks: at once where it runs there already, or else soon.
    package static func onMain(_ act: @escaping @MainActor @Sendable () -> Void) {
        if isOnMainActor { return MainActor.assumeIsolated(act) }
        let session = current
        Task { @MainActor in SessionContext.$current.withValue(session) { act() } }
    }

    /// Starts asynchronous work on the main actor, in the session whose code asks.
    ///
    /// The session is not idle before the work has ended, and cancels it when it ends itself. Outside of sessions it is
    /// a task as any other.
    package static func start(_ work: @escaping @MainActor () async -> Void) {
        guard let current else {
            Task(operation: work)
            return
        }
        onMain { _ = current.activity.start(priority: nil, work) }
    }

    /// Returns the pending requests and clears them.
    package func takeRequests() -> [PageRequest] {
        requests.withLock {
            let all = $0
            $0 = []
            return all
        }
    }
}
