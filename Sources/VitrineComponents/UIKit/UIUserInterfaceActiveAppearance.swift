// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// Whether views look as in an active window.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// The appearance is not specified.
    case unspecified = -1
    /// The look of a window behind others.
    case inactive = 0
    /// The look of an active window.
    case active = 1
}
