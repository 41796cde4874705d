// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How the list goes on behind what it shows.
enum CharacterListContinuation {
    /// This is everybody.
    case nothing
    case available
    case loading
    case failed
}
