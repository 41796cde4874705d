// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Why a page is refused for now; its answer says so and tries again by itself.
package enum PageRefusal: String, Hashable, Sendable, CaseIterable {
    /// One address asked for more pages than its budget holds.
    case budget
    /// One address has as many sessions as it may.
    case address
    /// The number of sessions has reached its limit.
    case sessions
    /// The process uses more memory than it may.
    case memory
    /// The process is leaving.
    case draining

    /// 429 is for what the address itself can mend.
    var status: Int { self == .budget || self == .address ? 429 : 503 }

    /// The description for the log, with what the operator can do.
    var detail: String {
        switch self {
        case .budget:
            "an address asks for more pages than its budget holds; behind a proxy name its origin with --origin, so that "
                + "visitors are told apart"
        case .address:
            "an address has as many sessions as one may have; behind a proxy name its origin with --origin, so that "
                + "visitors are told apart"
        case .sessions: "there are as many sessions as there may be; --sessions allows more, where memory does"
        case .memory: "the memory limit is reached; --memory-limit or more memory allows more"
        case .draining: "the process is leaving"
        }
    }
}
