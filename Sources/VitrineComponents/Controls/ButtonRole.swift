// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The purpose of a button, which affects its appearance.
public struct ButtonRole: Equatable, Hashable, Sendable {
    private let rawValue: UInt8

    /// A button that deletes data or has another irreversible effect.
    public static let destructive = ButtonRole(rawValue: 1)
    /// A button that cancels an operation.
    public static let cancel = ButtonRole(rawValue: 2)
    /// A button that confirms an operation.
    public static let confirm = ButtonRole(rawValue: 3)
    /// A button that closes a view.
    public static let close = ButtonRole(rawValue: 4)
}
