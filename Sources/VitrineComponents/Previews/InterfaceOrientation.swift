// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The orientation of the interface.
nonisolated public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Hashable, Sendable {
    package let orientation: PreviewOrientation

    /// The identity of the orientation.
    public var id: String { orientation.rawValue }

    /// Every orientation.
    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }

    /// Upright.
    public static let portrait = InterfaceOrientation(orientation: .portrait)

    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(orientation: .portraitUpsideDown)

    /// Landscape with the top of the device at the left.
    public static let landscapeLeft = InterfaceOrientation(orientation: .landscapeLeft)

    /// Landscape with the top of the device at the right.
    public static let landscapeRight = InterfaceOrientation(orientation: .landscapeRight)
}
