// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The settings with which a preview is shown: the last one of each kind.
nonisolated package struct PreviewPresentation: Sendable, Equatable {
    package var layout = PreviewLayout.device
    package var orientation = PreviewOrientation.portrait
    /// Xcode's name of the requested device.
    package var device: String?

    package init(_ settings: some Sequence<PreviewSetting>) {
        for setting in settings {
            switch setting {
            case .displayName: break
            case .layout(let layout): self.layout = layout
            case .orientation(let orientation): self.orientation = orientation
            case .device(let name): device = name
            }
        }
    }
}
