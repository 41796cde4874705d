// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// One page of the API's characters.
nonisolated struct CharacterResponse: Decodable, Sendable {
    let results: [FeedEntity]
}
