// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
    /// The key of what is known of a URL that an app is to open.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier of the app that sent the URL, a `String`.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// The property list that the other app sent along.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether a document must be copied before it is used, a `Bool`.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}
