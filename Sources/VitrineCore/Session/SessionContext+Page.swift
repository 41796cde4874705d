// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization
package import VitrineBase
package import VitrineDisplay

extension Diagnostic.Code {
    /// No handler opens a URL.
    package static let unopenedURL = Self("unopened-url")
}

extension SessionContext {
    /// The maximum number of requests that wait for a page; the oldest are dropped.
    private static let pendingRequests = 20

    /// Makes the session's page open a URL outside the app, or gives a URL that browsers do not open to the app itself.
    ///
    /// - Returns: Whether the URL is opened: one that browsers do not open is when a view has an `onOpenURL` action.
    @discardableResult @MainActor
    package func open(_ url: URL) -> Bool {
        guard canOpen(url) else {
            report(
                Diagnostic(
                    .unopenedURL, "Nothing opens URLs of the scheme “\(url.scheme ?? "")”.",
                    remedy: "Add onOpenURL(perform:) to a view for URLs of the app's own.", session: identifier))
            return false
        }
        if PageRequest.mayFollow(url) {
            ask(.follow(url.absoluteString))
        } else {
            urlReceivers.receive(url)
        }
        return true
    }

    /// Returns whether the browser or a view of the app opens a URL.
    @MainActor package func canOpen(_ url: URL) -> Bool { PageRequest.mayFollow(url) || !urlReceivers.isEmpty }

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
