// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads resources of one API.
nonisolated public protocol HTTPClientContract: Sendable {
    /// Gets a resource.
    ///
    /// - Parameters:
    ///   - path: The path below the API's base address, without a slash at the start.
    ///   - query: The items of the query.
    /// - Returns: The body of a successful answer.
    /// - Throws: `HTTPError` if the server answered otherwise, `URLError` if it did not answer.
    func data(path: String, query: [URLQueryItem]) async throws -> Data
}
