// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Which public API the server stands in for.
package enum Contract: Hashable, Sendable {
    /// The Rick and Morty REST API, below `/api`.
    case characters
    /// JSONPlaceholder's users, below `/`.
    case users

    /// What the base address ends with.
    var path: String {
        switch self {
        case .characters: "/api"
        case .users: ""
        }
    }
}
