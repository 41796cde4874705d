// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A device by the name that Xcode gives it, such as "iPhone 16 Pro".
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The device's name.
    public let rawValue: String

    /// A device with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A device with a name.
    public init(stringLiteral: String) {
        self.init(rawValue: stringLiteral)
    }
}
