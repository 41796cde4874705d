// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A request to show a notification.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The name: a request of the same name takes its place.
    public let identifier: String
    /// The content of the notification.
    public let content: UNNotificationContent
    /// The condition under which the notification is due; `nil` for at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - identifier: The name: a request of the same name takes its place.
    ///   - content: What is shown.
    ///   - trigger: When it is due; `nil` for now.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.settled()
        self.trigger = trigger
    }
}
