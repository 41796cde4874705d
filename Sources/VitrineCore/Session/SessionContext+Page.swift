// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization
package import VitrineDisplay

extension SessionContext {
    /// How many requests wait for a page; of more the oldest are forgotten.
    private static let pendingRequests = 4

    /// Leads the session's page to an address outside of the app; says whether it is one that a page may go to.
    @discardableResult
    package func follow(_ url: URL) -> Bool {
        guard PageRequest.mayFollow(url) else { return false }
        ask(.follow(url.absoluteString))
        return true
    }

    /// Asks something of the page; a text beyond the limit is not copied.
    package func ask(_ request: PageRequest) {
        guard request.isWithinLimits else { return }
        requests.withLock {
            if $0.count == SessionContext.pendingRequests { $0.removeFirst() }
            $0.append(request)
        }
    }

    /// What the page was not asked yet.
    package func takeRequests() -> [PageRequest] {
        requests.withLock {
            let all = $0
            $0 = []
            return all
        }
    }
}
