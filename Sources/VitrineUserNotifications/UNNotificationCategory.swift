// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A kind of notification with buttons; browsers show none.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// Options of a category of notifications.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The app is told when the user closes a notification of the category.
        public static let customDismissAction = Options(rawValue: 1)
    }

    /// The name.
    public let identifier: String
    /// The buttons.
    public let actions: [UNNotificationAction]
    /// The options of the category.
    public let options: Options

    /// Creates a kind of notifications, which requests name by its identifier.
    ///
    /// - Parameters:
    ///   - identifier: The name.
    ///   - actions: The buttons.
    ///   - intentIdentifiers: Ignored: there are no intents.
    ///   - options: What the app is told of.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: Options = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.options = options
    }
}
