// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How the list goes on behind what it shows.
enum CharacterListContinuation {
    /// There are no more characters.
    case nothing
    case available
    case loading
    case failed
}
