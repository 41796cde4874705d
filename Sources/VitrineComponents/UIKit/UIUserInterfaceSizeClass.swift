// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The space that is available along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// No size class is specified.
    case unspecified = 0
    /// Little space.
    case compact = 1
    /// Much space.
    case regular = 2
}
