// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How large the snapshot of a view is.
public enum SwiftUISnapshotLayout: Sendable {
    /// A device's screen.
    case device(config: ViewImageConfig)
    /// A size in points; the view is centred in it.
    case fixed(width: CGFloat, height: CGFloat)
    /// As large as the view wants to be. For a picture it is proposed no room, as by the well-known library: views that
    /// take what they are given have no size then, and the snapshot fails.
    case sizeThatFits
}
