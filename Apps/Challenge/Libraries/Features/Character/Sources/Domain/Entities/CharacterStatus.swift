// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Whether a character lives. The raw value is what users read.
nonisolated enum CharacterStatus: String, CaseIterable, Hashable, Sendable {
    case alive = "Alive"
    case dead = "Dead"
    case unknown = "Unknown"
}
