// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeHome
import VitrineRoute

extension HomeNavigation: URLRoute {
    nonisolated public var urlPath: String {
        switch self {
        case .characters: "/characters"
        }
    }

    nonisolated public init?(urlPath: String) {
        guard urlPath == "/characters" else { return nil }
        self = .characters
    }
}
