// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay

/// The label of the Return key, in UIKit's terms.
nonisolated public enum UIReturnKeyType: Int, Sendable {
    /// "Return".
    case `default` = 0
    /// "Go".
    case go = 1
    /// "Google": shown as "Search".
    case google = 2
    /// "Join".
    case join = 3
    /// "Next".
    case next = 4
    /// "Route".
    case route = 5
    /// "Search".
    case search = 6
    /// "Send".
    case send = 7
    /// "Yahoo": shown as "Search".
    case yahoo = 8
    /// "Done".
    case done = 9
    /// "Emergency call": shown as "Go".
    case emergencyCall = 10
    /// "Continue".
    case `continue` = 11

    var label: FieldTraits.SubmitLabel? {
        switch self {
        case .default: nil
        case .go, .emergencyCall: .go
        case .google, .search, .yahoo: .search
        case .join: .join
        case .next: .next
        case .route: .route
        case .send: .send
        case .done: .done
        case .continue: .continue
        }
    }
}
