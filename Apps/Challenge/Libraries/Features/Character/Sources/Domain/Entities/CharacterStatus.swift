// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Whether somebody lives. The raw value is what people read.
nonisolated enum CharacterStatus: String, CaseIterable, Hashable, Sendable {
    case alive = "Alive"
    case dead = "Dead"
    case unknown = "Unknown"
}
