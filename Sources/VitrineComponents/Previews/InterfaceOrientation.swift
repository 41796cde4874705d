// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// How the interface lies on the device.
nonisolated public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Hashable, Sendable {
    package let orientation: PreviewOrientation

    /// The orientation's identity.
    public var id: String { orientation.rawValue }

    /// Every orientation.
    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }

    /// The device stands upright.
    public static let portrait = InterfaceOrientation(orientation: .portrait)

    /// The device stands on its head.
    public static let portraitUpsideDown = InterfaceOrientation(orientation: .portraitUpsideDown)

    /// The device's top is on the left.
    public static let landscapeLeft = InterfaceOrientation(orientation: .landscapeLeft)

    /// The device's top is on the right.
    public static let landscapeRight = InterfaceOrientation(orientation: .landscapeRight)
}
