// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCommon

extension CharacterStatus {
    /// The status in the user's language.
    var localizedName: String {
        switch self {
        case .alive: LocalizedStrings.alive
        case .dead: LocalizedStrings.dead
        case .unknown: LocalizedStrings.unknown
        }
    }
}

// MARK: - LocalizedStrings

private enum LocalizedStrings {
    static var alive: String { "characterStatus.alive".localized() }
    static var dead: String { "characterStatus.dead".localized() }
    static var unknown: String { "characterStatus.unknown".localized() }
}
