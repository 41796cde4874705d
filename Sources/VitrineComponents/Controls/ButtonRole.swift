// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// What a button is for, which decides its look.
public struct ButtonRole: Equatable, Hashable, Sendable {
    private let rawValue: UInt8

    /// A button that deletes data or does what cannot be undone.
    public static let destructive = ButtonRole(rawValue: 1)
    /// A button that leaves without doing anything.
    public static let cancel = ButtonRole(rawValue: 2)
    /// A button that confirms.
    public static let confirm = ButtonRole(rawValue: 3)
    /// A button that closes.
    public static let close = ButtonRole(rawValue: 4)
}
