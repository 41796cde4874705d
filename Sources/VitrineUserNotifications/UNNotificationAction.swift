// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A button of a notification; browsers show none.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// Options of a button.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Only on an unlocked device.
        public static let authenticationRequired = Options(rawValue: 1)
        /// The action deletes data.
        public static let destructive = Options(rawValue: 2)
        /// Opens the app.
        public static let foreground = Options(rawValue: 4)
    }

    /// The name.
    public let identifier: String
    /// The title.
    public let title: String

    /// Creates a button.
    public init(identifier: String, title: String, options: Options = []) {
        self.identifier = identifier
        self.title = title
    }
}
