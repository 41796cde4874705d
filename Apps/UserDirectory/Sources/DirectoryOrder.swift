// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How the directory is sorted.
enum DirectoryOrder: String, CaseIterable {
    case given
    case name
    case username

    var title: String {
        switch self {
        case .given: "As given"
        case .name: "By name"
        case .username: "By username"
        }
    }

    /// Those that are equal to the order keep the order that they came in.
    func sorted(_ users: [User]) -> [User] {
        switch self {
        case .given: users
        case .name: users.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
        case .username: users.sorted { $0.username.localizedStandardCompare($1.username) == .orderedAscending }
        }
    }

    /// What comes after this one when a person goes through all.
    var next: DirectoryOrder {
        let all = Self.allCases
        return all[(all.firstIndex(of: self)! + 1) % all.count]
    }
}
