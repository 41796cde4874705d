// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineWorkers

/// A page that has a socket, as far as the front knows it.
package struct FleetPage: Hashable, Sendable {
    /// The name that the page gives itself with each hello, from its load on.
    var epoch: String
    /// The name in logs of the browser that it says to be of.
    var visitor: String?
    /// Whether the worker was to handle a message of it.
    var isWaiting = false

    /// Those over which a worker ended: of the browser that its report names, the ones that waited for an answer.
    static func causes(among pages: [FleetPage], of fault: FaultReport) -> [FleetPage] {
        let named = fault.session.map { session in pages.filter { $0.visitor == session } } ?? []
        let waiting = (named.isEmpty ? pages : named).filter(\.isWaiting)
        return waiting.isEmpty ? named : waiting
    }
}

/// The pages over which a worker trapped or hung, until they come back and are told.
///
/// All members may be used on any thread.
package final class InterruptedPages: Sendable {
    /// Pages that never come back are forgotten when so many more have come.
    private static let limit = 256

    private let reports = Mutex<[(epoch: String, text: String)]>([])

    package init() {}

    func add(_ pages: [FleetPage], of fault: FaultReport) {
        reports.withLock { reports in
            reports.removeAll { known in pages.contains { $0.epoch == known.epoch } }
            reports += pages.map { ($0.epoch, fault.text) }
            reports.removeFirst(max(0, reports.count - Self.limit))
        }
    }

    /// What a page is to be told, once; `nil` for one that was not interrupted.
    func take(_ epoch: String) -> String? {
        reports.withLock { reports in
            reports.firstIndex { $0.epoch == epoch }.map { reports.remove(at: $0).text }
        }
    }
}
