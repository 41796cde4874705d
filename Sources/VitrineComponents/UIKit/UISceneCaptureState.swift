// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// Whether a scene is recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
    /// Whether the scene is recorded is not specified.
    case unspecified = -1
    /// The scene is neither recorded nor mirrored.
    case inactive = 0
    /// The scene is recorded or mirrored.
    case active = 1
}
