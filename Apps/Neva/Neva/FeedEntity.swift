// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A character of the feed. What the API says beyond this is not read.
nonisolated struct FeedEntity: Decodable, Sendable, Identifiable, Hashable {
    let id: Int
    let name: String
    let species: String
    /// As the API writes it: a character whose image is missing is still a character.
    let image: String

    var imageURL: URL? { URL(string: image) }
}
