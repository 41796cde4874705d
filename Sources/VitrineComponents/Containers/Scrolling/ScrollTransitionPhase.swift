// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The position of a view between the edges of its scroll view.
@frozen
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
    /// At the top or leading edge of the scroll view.
    case topLeading
    /// The view is fully inside the visible region of the scroll view: effects are not applied.
    case identity
    /// At the bottom or trailing edge of the scroll view.
    case bottomTrailing

    /// Whether the view is fully inside the visible region.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top or leading edge, 1 at the bottom or trailing edge, 0 in between.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
