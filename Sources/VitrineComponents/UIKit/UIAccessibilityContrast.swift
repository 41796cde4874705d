// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The contrast that the user has asked for.
public enum UIAccessibilityContrast: Int, Sendable {
    /// No contrast is specified.
    case unspecified = -1
    /// Normal contrast.
    case normal = 0
    /// Increased contrast.
    case high = 1
}
