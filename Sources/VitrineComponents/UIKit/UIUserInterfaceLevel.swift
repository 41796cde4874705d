// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// Whether content is on the window itself or on a surface above it.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// No level is specified.
    case unspecified = -1
    /// On the window, as a page is.
    case base = 0
    /// On a surface above the window, as a sheet or a popover is.
    case elevated = 1
}
