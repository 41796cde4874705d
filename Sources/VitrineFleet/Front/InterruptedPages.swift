// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineBase
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

    /// Those of which a worker's end says nothing: of other browsers than the one that its report names. Where it names none,
    /// any page may be the one that ends its workers.
    static func bystanders(among pages: [FleetPage], of fault: FaultReport) -> [FleetPage] {
        guard let session = fault.session else { return [] }
        return pages.filter { $0.visitor != session }
    }
}

/// The pages over which a worker trapped or hung, until they come back and are told.
///
/// All members may be used on any thread.
package final class InterruptedPages: Sendable {
    /// Pages that never come back are forgotten when so many more have come.
    private static let limit = 256

    private let reports = Mutex<[(epoch: String, text: String)]>([])
    /// Pages whose worker ended over the page of another browser.
    private let bystanders = Mutex(AgeDictionary<String, Void>())

    /// Of more bystanders the first are forgotten.
    static let bystanderLimit = 16_384
    /// Pages name themselves in fewer bytes; a longer name is not kept.
    private static let epochLimit = 64

    package init() {}

    func add(_ pages: [FleetPage], of fault: FaultReport) {
        reports.withLock { reports in
            reports.removeAll { known in pages.contains { $0.epoch == known.epoch } }
            reports += pages.map { ($0.epoch, fault.text) }
            reports.removeFirst(max(0, reports.count - Self.limit))
        }
    }

    /// Adds pages whose worker ended over the page of another browser: their sessions are not lost by themselves.
    func add(bystanders pages: [FleetPage]) {
        bystanders.withLock { known in
            for page in pages where page.epoch.utf8.count <= Self.epochLimit {
                known.append((), for: page.epoch)
            }
            while known.count > Self.bystanderLimit { _ = known.popFirst() }
        }
    }

    /// Tells once whether a page that comes back was a bystander.
    func takeBystander(_ epoch: String) -> Bool { bystanders.withLock { $0.remove(epoch) != nil } }

    /// What a page is to be told, once; `nil` for one that was not interrupted.
    func take(_ epoch: String) -> String? {
        reports.withLock { reports in
            reports.firstIndex { $0.epoch == epoch }.map { reports.remove(at: $0).text }
        }
    }
}
