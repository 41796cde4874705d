// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

enum ItemListViewState {
    case idle
    case loading
    case loaded([Item])
    case empty
    case error(Error)
}
