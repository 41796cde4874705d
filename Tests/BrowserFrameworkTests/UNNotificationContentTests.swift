// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UserNotifications

@Suite("UNNotificationContent")
struct UNNotificationContentTests {
    @Test("What is said of a notification is kept in its request, which later changes leave alone")
    func settled() {
        let content = UNMutableNotificationContent()
        #expect(content.targetContentIdentifier == nil && content.relevanceScore == 0)
        #expect(content.summaryArgument == "" && content.summaryArgumentCount == 0 && content.filterCriteria == nil)
        content.targetContentIdentifier = "cat"
        content.threadIdentifier = "pets"
        content.categoryIdentifier = "food"
        content.relevanceScore = 0.5
        content.interruptionLevel = .timeSensitive
        content.summaryArgument = "Cat"
        content.summaryArgumentCount = 2
        content.filterCriteria = "home"
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.targetContentIdentifier = "dog"
        content.relevanceScore = 1
        let kept = request.content
        #expect(kept.targetContentIdentifier == "cat" && kept.relevanceScore == 0.5)
        #expect(kept.threadIdentifier == "pets" && kept.categoryIdentifier == "food")
        #expect(kept.interruptionLevel == .timeSensitive && kept.filterCriteria == "home")
        #expect(kept.summaryArgument == "Cat" && kept.summaryArgumentCount == 2)
    }
}
