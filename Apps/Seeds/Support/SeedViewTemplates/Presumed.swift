// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The template speaks of {Name}ViewModel where the Character feature's type is {Name}DetailViewModel.

typealias CharacterViewModel = CharacterDetailViewModel
