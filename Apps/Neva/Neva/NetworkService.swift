// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Any JSON value over HTTP.
nonisolated struct NetworkService: NetworkServiceProtocol {
    private let session: URLSession

    init(session: URLSession = .shared) {
        self.session = session
    }

    func fetch<Value: Decodable & Sendable>(_ type: Value.Type, from url: URL) async throws -> Value {
        let data = try await data(from: url)
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw NetworkError.invalidData
        }
    }

    private func data(from url: URL) async throws -> Data {
        let data: Data
        let response: URLResponse
        do {
            (data, response) = try await session.data(from: url)
        } catch {
            throw NetworkError(error)
        }
        guard let response = response as? HTTPURLResponse else { throw NetworkError.invalidData }
        guard (200...299).contains(response.statusCode) else { throw NetworkError.status(response.statusCode) }
        return data
    }
}
