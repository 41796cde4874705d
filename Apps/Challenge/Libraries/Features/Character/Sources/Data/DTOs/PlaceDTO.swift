// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A place as the API mentions it in a character.
nonisolated struct PlaceDTO: Decodable, Equatable, Sendable {
    let name: String
}
