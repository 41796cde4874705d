// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The visibility of a part of the interface.
@frozen
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic
    case visible
    case hidden
}
