// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The visibility of a part of the interface.
@frozen
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The part is shown or hidden as is usual in its context.
    case automatic
    /// The part is shown.
    case visible
    /// The part is hidden.
    case hidden
}
