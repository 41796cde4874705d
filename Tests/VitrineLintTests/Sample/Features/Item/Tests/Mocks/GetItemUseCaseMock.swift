// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import SampleItem

final class GetItemUseCaseMock: GetItemUseCaseContract {
    var result: Result<Item, Error> = .failure(MockError.notConfigured)
    private(set) var executeCallCount = 0
    private(set) var lastRequestedId: Int?

    func execute(identifier: Int) async throws -> Item {
        executeCallCount += 1
        lastRequestedId = identifier
        return try result.get()
    }
}
