// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The size of a view's snapshot.
public enum SwiftUISnapshotLayout: Sendable {
    /// The size of a device.
    case device(config: ViewImageConfig)
    /// A size in points; the view is centred in it.
    case fixed(width: CGFloat, height: CGFloat)
    /// The size that the view prefers.
    ///
    /// For an image the view is proposed size zero, as in swift-snapshot-testing: views that take the proposed size
    /// have none then, and the snapshot fails.
    case sizeThatFits
}
