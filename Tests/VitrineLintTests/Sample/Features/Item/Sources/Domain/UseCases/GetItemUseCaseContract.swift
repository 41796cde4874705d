// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

protocol GetItemUseCaseContract {
    func execute(identifier: Int) async throws -> Item
}
