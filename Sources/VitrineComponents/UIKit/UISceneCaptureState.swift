// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// Whether a scene is recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// It is not.
    case inactive = 0
    /// It is.
    case active = 1
}
