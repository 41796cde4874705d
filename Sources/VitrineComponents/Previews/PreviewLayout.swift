// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The size that a preview is shown at.
nonisolated public enum PreviewLayout: Sendable, Equatable {
    /// The size of the device.
    case device

    /// The size that the view wants.
    case sizeThatFits

    /// A size in points, whatever the device.
    case fixed(width: CGFloat, height: CGFloat)
}
