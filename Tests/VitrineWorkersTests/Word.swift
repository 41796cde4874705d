// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A message of these tests.
enum Word: Codable, Hashable, Sendable {
    case start(number: Int, names: [String])
    case text(String)
}
