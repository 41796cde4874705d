// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCharacter
import VitrineRoute

extension CharacterNavigation: URLRoute {
    nonisolated public var urlPath: String {
        switch self {
        case .detail(let identifier): "/characters/\(identifier)"
        }
    }

    /// Takes each address in one spelling only, so that two addresses never mean the same place.
    nonisolated public init?(urlPath: String) {
        let parts = urlPath.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].isEmpty, parts[1] == "characters" else { return nil }
        guard let identifier = Int(parts[2]), identifier > 0, String(identifier) == parts[2] else { return nil }
        self = .detail(identifier: identifier)
    }
}
