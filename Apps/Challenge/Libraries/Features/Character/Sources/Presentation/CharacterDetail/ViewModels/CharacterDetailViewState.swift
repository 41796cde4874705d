// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

enum CharacterDetailViewState {
    case idle
    case loading
    case loaded(Character)
    case error(Error)
}
