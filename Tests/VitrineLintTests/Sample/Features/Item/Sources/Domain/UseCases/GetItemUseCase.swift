// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

struct GetItemUseCase: GetItemUseCaseContract {
    func execute(identifier: Int) async throws -> Item { .stub(id: identifier) }
}
