// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// No appearance is specified.
    case unspecified = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
}
