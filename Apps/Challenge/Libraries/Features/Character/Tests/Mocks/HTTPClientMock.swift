// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import ChallengeCharacter

/// Its methods say `@MainActor` because the contract would make them run anywhere.
@MainActor
final class HTTPClientMock: HTTPClientContract {
    var result: Result<Data, Error> = .failure(MockError.notConfigured)
    private(set) var requests: [String] = []

    @MainActor func data(path: String, query: [URLQueryItem]) async throws -> Data {
        requests.append(path + query.map { "?\($0.name)=\($0.value ?? "")" }.joined())
        return try result.get()
    }
}
