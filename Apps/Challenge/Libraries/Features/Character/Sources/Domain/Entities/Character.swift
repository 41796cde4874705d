// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A character of the show.
nonisolated struct Character: Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
    let status: CharacterStatus
    let species: String
    /// The name of the character's place of origin.
    let origin: String
    /// The name of the place where the character was last seen.
    let location: String
    /// The number of episodes in which the character appears.
    let episodeCount: Int
    let imageURL: URL?
}
