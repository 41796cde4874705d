// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Whether something is shown.
@frozen
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic
    case visible
    case hidden
}
