// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A setting that a trait, or a modifier of a provider's previews, makes.
nonisolated package enum PreviewSetting: Sendable, Equatable {
    case displayName(String)
    case layout(PreviewLayout)
    case orientation(PreviewOrientation)
    /// Xcode's name of a device.
    case device(String)
}

/// The orientation of a preview's device.
nonisolated package enum PreviewOrientation: String, Sendable, Equatable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    /// Whether the device is wider than it is high.
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
