// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Loads values from URLs.
nonisolated protocol NetworkServiceProtocol: Sendable {
    func fetch<Value: Decodable & Sendable>(_ type: Value.Type, from url: URL) async throws -> Value
}
