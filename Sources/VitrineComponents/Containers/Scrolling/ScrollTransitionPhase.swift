// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// Where a view is between the edges of its scroll view.
@frozen
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
    /// At the edge where the content begins.
    case topLeading
    /// Where it is seen as it is.
    case identity
    /// At the edge where the content ends.
    case bottomTrailing

    /// Whether the view is to be seen as it is.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the edge where the content begins, 1 at the other one, 0 in between.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
