// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Error {
    /// Whether the work was given up rather than failed. URLSession says so in its own words.
    nonisolated public var isCancellation: Bool {
        self is CancellationError || (self as? URLError)?.code == .cancelled
    }
}
