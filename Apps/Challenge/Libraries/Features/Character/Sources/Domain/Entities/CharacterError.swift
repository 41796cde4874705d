// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What can go wrong with a character in the app's own terms.
nonisolated enum CharacterError: Error, Equatable {
    /// There is no character with this number.
    case notFound
}
