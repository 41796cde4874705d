// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The weight of text that the user has asked for.
public enum UILegibilityWeight: Int, Sendable {
    /// No weight is specified.
    case unspecified = -1
    /// The standard weight.
    case regular = 0
    /// A heavier weight.
    case bold = 1
}
