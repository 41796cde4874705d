// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension UIPasteboard {
    /// The key of what is said of items that are copied.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// When the app stops reading the items, a `Date`.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items stay on the user's device, a `Bool`. A browser copies to that device only.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
}
