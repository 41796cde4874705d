// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The range of colours of a display.
public enum UIDisplayGamut: Int, Sendable {
    /// No range is specified.
    case unspecified = -1
    /// The range of sRGB.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case SRGB = 0
    /// The range of Display P3.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case P3 = 1
}
