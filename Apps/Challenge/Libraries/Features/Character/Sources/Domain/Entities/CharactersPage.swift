// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Some of those who match a filter, and whether there are more.
nonisolated struct CharactersPage: Equatable, Sendable {
    let characters: [Character]
    let hasNext: Bool
}
