// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

enum ItemDetailViewState {
    case idle
    case loading
    case loaded(Item)
    case error(Error)
}
