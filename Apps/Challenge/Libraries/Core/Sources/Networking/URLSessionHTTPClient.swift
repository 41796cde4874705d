// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The client of the running app: one API over URLSession.
nonisolated public struct URLSessionHTTPClient: HTTPClientContract {
    private let baseURL: URL
    private let session: URLSession

    public init(baseURL: URL, session: URLSession = .shared) {
        self.baseURL = baseURL
        self.session = session
    }

    public func data(path: String, query: [URLQueryItem]) async throws -> Data {
        let (data, response) = try await session.data(from: address(path: path, query: query))
        guard let response = response as? HTTPURLResponse else { throw HTTPError.notHTTP }
        guard (200..<300).contains(response.statusCode) else { throw HTTPError.status(response.statusCode) }
        return data
    }

    private func address(path: String, query: [URLQueryItem]) throws -> URL {
        let url = baseURL.appendingPathComponent(path)
        guard var components = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
            throw HTTPError.invalidAddress(path)
        }
        if !query.isEmpty { components.queryItems = query }
        guard let address = components.url else { throw HTTPError.invalidAddress(path) }
        return address
    }
}
