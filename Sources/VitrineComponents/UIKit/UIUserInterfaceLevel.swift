// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// Whether content is on the window's ground or on a surface above it.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// No level is specified.
    case unspecified = -1
    /// The ground, as of a page.
    case base = 0
    /// A surface above the ground, as of a sheet or a popover.
    case elevated = 1
}
