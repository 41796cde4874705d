// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads resources of one API.
nonisolated public protocol HTTPClientContract: Sendable {
    /// - Parameters:
    ///   - path: below the API's base address, without a slash at the start.
    /// - Returns: the body of a successful answer.
    /// - Throws: `HTTPError` where the server answered otherwise, `URLError` where it did not answer.
    func data(path: String, query: [URLQueryItem]) async throws -> Data
}
