// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

protocol GetItemsUseCaseContract {
    func execute() async throws -> [Item]
}
