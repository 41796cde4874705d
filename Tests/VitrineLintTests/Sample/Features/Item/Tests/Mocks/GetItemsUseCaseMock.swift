// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import SampleItem

final class GetItemsUseCaseMock: GetItemsUseCaseContract {
    var result: Result<[Item], Error> = .failure(MockError.notConfigured)
    private(set) var executeCallCount = 0

    func execute() async throws -> [Item] {
        executeCallCount += 1
        return try result.get()
    }
}
