// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// What a trait, or a modifier of a provider's previews, can ask for.
nonisolated package enum PreviewSetting: Sendable, Equatable {
    case displayName(String)
    case layout(PreviewLayout)
    case orientation(PreviewOrientation)
    /// A device's name, as Xcode writes it.
    case device(String)
}

/// How the device of a preview is held.
nonisolated package enum PreviewOrientation: String, Sendable, Equatable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    /// Whether the device is wider than high.
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
