// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import UserNotifications

@Observable
final class Reminder: NSObject, UNUserNotificationCenterDelegate {
    private(set) var words: String?

    func ask(about place: Place) async {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        do {
            guard try await center.requestAuthorization(options: [.alert, .sound]) else {
                words = "Notifications are off."
                return
            }
            let content = UNMutableNotificationContent()
            content.title = place.name
            content.body = "Time to go."
            content.sound = .default
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 2, repeats: false)
            try await center.add(UNNotificationRequest(identifier: place.id, content: content, trigger: trigger))
            words = "You will be reminded."
        } catch {
            words = error.localizedDescription
        }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        [.banner, .sound]
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        words = "You were reminded of \(response.notification.request.content.title)."
    }
}
