// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The direction of layout.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// No direction is specified.
    case unspecified = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
