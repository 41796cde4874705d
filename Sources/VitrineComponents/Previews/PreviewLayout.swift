// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The size of a preview.
nonisolated public enum PreviewLayout: Sendable, Equatable {
    /// The size of the device.
    case device

    /// The size that the view prefers.
    case sizeThatFits

    /// A size in points, independent of the device.
    case fixed(width: CGFloat, height: CGFloat)
}
