// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ChallengeCore

/// Where Home leads.
nonisolated public enum HomeNavigation: Navigation {
    case characters
}
