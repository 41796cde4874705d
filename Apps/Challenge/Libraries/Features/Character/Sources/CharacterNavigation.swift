// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCore

/// The feature's own places.
nonisolated public enum CharacterNavigation: Navigation {
    case detail(identifier: Int)
}
