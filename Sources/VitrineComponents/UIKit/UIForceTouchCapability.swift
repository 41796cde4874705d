// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// Whether a display measures how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
    /// Whether the display measures pressure is not known.
    case unknown = 0
    /// The display does not measure pressure.
    case unavailable = 1
    /// The display measures pressure.
    case available = 2
}
