// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Somebody of the show.
nonisolated struct Character: Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
    let status: CharacterStatus
    let species: String
    /// The name of the place where somebody comes from.
    let origin: String
    /// The name of the place where somebody was last seen.
    let location: String
    /// In how many episodes somebody appears.
    let episodeCount: Int
    let imageURL: URL?
}
