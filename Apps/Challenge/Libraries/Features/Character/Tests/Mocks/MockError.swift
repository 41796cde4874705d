// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A mock was asked before the test told it what to answer.
enum MockError: Error {
    case notConfigured
}
