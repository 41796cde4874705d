// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A notification that was due.
open class UNNotification: NSObject, @unchecked Sendable {
    /// The time at which the notification was due.
    public let date: Date
    /// The request that the notification comes from.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}
