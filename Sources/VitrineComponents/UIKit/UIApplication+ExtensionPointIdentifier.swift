// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
    /// The kind of an app extension, which a delegate may refuse; browsers have none.
    public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Keyboards of other apps.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }
}
