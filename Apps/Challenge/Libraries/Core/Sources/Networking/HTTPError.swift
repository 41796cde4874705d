// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An answer that cannot be used.
nonisolated public enum HTTPError: Error, Equatable {
    case invalidAddress(String)
    case notHTTP
    case status(Int)
}
