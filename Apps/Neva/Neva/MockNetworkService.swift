// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Answers every address with the same result.
nonisolated struct MockNetworkService<Answer: Sendable>: NetworkServiceProtocol {
    let result: Result<Answer, Error>

    func fetch<Value: Decodable & Sendable>(_ type: Value.Type, from url: URL) async throws -> Value {
        guard let value = try result.get() as? Value else { throw NetworkError.invalidData }
        return value
    }
}
