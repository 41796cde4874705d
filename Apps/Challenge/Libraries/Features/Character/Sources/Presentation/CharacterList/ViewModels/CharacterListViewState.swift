// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

enum CharacterListViewState {
    case idle
    case loading
    case loaded([Character])
    case empty
    case error(Error)
}
