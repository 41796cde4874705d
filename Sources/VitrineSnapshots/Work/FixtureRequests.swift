// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import FoundationNetworking
import Synchronization

/// The requests of a worker process that are not answered yet: a view that awaits one is not idle.
///
/// A request is open from the call that resumes its task, before the caller suspends, until its completion handler has
/// run, which has made the caller ready to go on. URLSession marks exactly that end with the state `completed`.
final class FixtureRequests: Sendable {
    static let shared = FixtureRequests()

    /// URLSession's own queue works with the protocol; here only its task's state is read, which is guarded there.
    private struct Request: @unchecked Sendable {
        let handler: FixtureProtocol
    }

    private let open = Mutex<[Request]>([])

    func begin(_ request: FixtureProtocol) {
        let request = Request(handler: request)
        open.withLock { $0.append(request) }
    }

    var isBusy: Bool {
        open.withLock { requests in
            requests.removeAll { $0.handler.task?.state == .completed }
            return !requests.isEmpty
        }
    }
}
