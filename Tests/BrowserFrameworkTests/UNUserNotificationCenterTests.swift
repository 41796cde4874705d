// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import UserNotifications
import VitrineTesting

@testable import VitrineCore
@testable import VitrineDisplay

@Suite("UNUserNotificationCenter")
struct UNUserNotificationCenterTests {
    /// Reminders as tutorials write them.
    private struct Reminders: View {
        var delegate: Delegate?
        @State private var answer = "unasked"
        @State private var pending = 0

        var body: some View {
            Text(answer)
            Text("\(pending) pending")
            Button("Ask") {
                UNUserNotificationCenter.current().delegate = delegate
                UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { allowed, _ in
                    Task { @MainActor in answer = allowed ? "allowed" : "refused" }
                }
            }
            Button("Remind") {
                let content = UNMutableNotificationContent()
                content.title = "Feed the cat"
                content.subtitle = "It looks hungry"
                content.body = "Now"
                content.sound = .default
                let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
                let request = UNNotificationRequest(identifier: "cat", content: content, trigger: trigger)
                content.title = "changed later"
                UNUserNotificationCenter.current().add(request)
            }
            Button("Daily") {
                let content = UNMutableNotificationContent()
                content.title = "Good morning"
                let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 9), repeats: true)
                UNUserNotificationCenter.current().add(
                    UNNotificationRequest(identifier: "daily", content: content, trigger: trigger))
            }
            Button("Count") {
                Task { pending = await UNUserNotificationCenter.current().pendingNotificationRequests().count }
            }
            Button("Clear") { UNUserNotificationCenter.current().removeAllPendingNotificationRequests() }
        }
    }

    private final class Delegate: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
        let options: UNNotificationPresentationOptions
        let opened = Recorder<String>()

        init(_ options: UNNotificationPresentationOptions) { self.options = options }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
        ) { completionHandler(options) }
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
        ) async { opened.add(response.notification.request.identifier) }
    }

    private func notices(_ host: TestHost) -> [EmbeddedContent.Notice] {
        host.embeds.compactMap(\.content.notifications).flatMap(\.notices)
    }

    @Test("the user is asked when the app asks, and the app gets the answer", arguments: [true, false])
    func permission(isAllowed: Bool) async throws {
        let host = TestHost(Reminders())
        #expect(throws: TestHost.NotFound.self) { try host.answerNotifications(isAllowed: true) }
        try host.find(role: .button, label: "Ask").tap()
        // What was known before is no answer.
        try host.report(.permitted(.undecided, request: 0))
        await host.waitUntilIdle()
        #expect(host.contains(label: "unasked"))
        try host.answerNotifications(isAllowed: isAllowed)
        await host.waitUntilIdle()
        #expect(host.contains(label: isAllowed ? "allowed" : "refused"))
    }

    @Test("a reminder waits in the page, as it was when it was added, and can be taken back")
    func reminders() async throws {
        let host = TestHost(Reminders())
        try host.find(role: .button, label: "Remind").tap()
        try host.find(role: .button, label: "Remind").tap()
        let notice = try #require(notices(host).first)
        #expect(notices(host).count == 1)
        #expect(notice.title == "Feed the cat")
        #expect(notice.body == "It looks hungry\nNow")
        #expect(!notice.isSilent)
        #expect(abs(notice.due / 1_000 - Date.now.timeIntervalSince1970 - 5) < 5)
        try host.find(role: .button, label: "Count").tap()
        await host.waitUntilIdle()
        #expect(host.contains(label: "1 pending"))
        try host.find(role: .button, label: "Clear").tap()
        #expect(host.notifications == [])
    }

    @Test("before the user's eyes the delegate decides", arguments: [UNNotificationPresentationOptions.banner, []])
    func foreground(options: UNNotificationPresentationOptions) throws {
        let delegate = Delegate(options)
        let host = TestHost(Reminders(delegate: delegate))
        try host.find(role: .button, label: "Ask").tap()
        try host.find(role: .button, label: "Remind").tap()
        let key = try #require(notices(host).first).key
        try host.report(.notice(key: key, .due))
        #expect(notices(host).map(\.due) == (options.isEmpty ? [] : [0]))
    }

    @Test("without a delegate nothing is shown before the user's eyes")
    func nobody() throws {
        let host = TestHost(Reminders())
        try host.find(role: .button, label: "Remind").tap()
        try host.report(.notice(key: try #require(notices(host).first).key, .due))
        #expect(notices(host) == [])
    }

    @Test("what was shown can be opened once, and closed")
    func opened() async throws {
        let delegate = Delegate([])
        let host = TestHost(Reminders(delegate: delegate))
        try host.find(role: .button, label: "Ask").tap()
        try host.find(role: .button, label: "Remind").tap()
        let key = try #require(notices(host).first).key
        try host.report(.notice(key: key, .shown))
        #expect(notices(host).map(\.due) == [-1])
        try host.report(.notice(key: key, .opened))
        try host.report(.notice(key: key, .opened))
        await host.waitUntilIdle()
        while delegate.opened.values.isEmpty { await Task.yield() }
        #expect(delegate.opened.values == ["cat"])
        #expect(notices(host) == [])
    }

    @Test("what repeats is due again")
    func daily() throws {
        let host = TestHost(Reminders())
        try host.find(role: .button, label: "Daily").tap()
        let first = try #require(notices(host).first)
        try host.report(.notice(key: first.key, .shown))
        let next = try #require(notices(host).first { $0.due > 0 })
        #expect(next.key != first.key)
        #expect(next.due - first.due == 86_400_000)
    }

    @Test("of many reminders those wait that are due first")
    func many() throws {
        struct Many: View {
            var body: some View {
                Button("Add") {
                    for minute in (1...70).reversed() {
                        let content = UNMutableNotificationContent()
                        content.title = "\(minute)"
                        let trigger = UNTimeIntervalNotificationTrigger(
                            timeInterval: Double(minute) * 60, repeats: false)
                        UNUserNotificationCenter.current().add(
                            UNNotificationRequest(identifier: "\(minute)", content: content, trigger: trigger))
                    }
                }
            }
        }
        let host = TestHost(Many())
        try host.find(role: .button, label: "Add").tap()
        #expect(Set(host.notifications) == Set((1...64).map(String.init)))
    }

    @Test("a session is freed with its center, though the user never answered")
    func release() async throws {
        struct Waiting: View {
            var body: some View {
                Button("Ask") {
                    Task {
                        let center = UNUserNotificationCenter.current()
                        _ = try await center.requestAuthorization(options: [.alert])
                        _ = await center.notificationSettings()
                    }
                }
                Reminders()
            }
        }
        weak var session: SessionContext?
        do {
            let host = TestHost(Waiting())
            try host.find(role: .button, label: "Remind").tap()
            for button in host.root.all(role: .button, label: "Ask") { try TestElement(button, host: host).tap() }
            while !host.embeds.contains(where: {
                if case .notifications(let asked) = $0.content { asked.request == 2 } else { false }
            }) {
                await Task.yield()
                host.scene.flush()
            }
            session = host.scene.graph.session
            host.scene.unmount()
        }
        // The task goes on, and ends.
        while session != nil { await Task.yield() }
        #expect(session == nil)
    }

    @Test("the centers of two sessions are two, and outside of a session nothing is asked")
    func sessions() throws {
        let (mine, theirs) = (TestHost(Reminders()), TestHost(Reminders()))
        try mine.find(role: .button, label: "Remind").tap()
        #expect(mine.notifications == ["Feed the cat"])
        #expect(theirs.notifications == [])
        let answers = Recorder<Bool>()
        UNUserNotificationCenter.current().requestAuthorization { allowed, _ in answers.add(allowed) }
        #expect(answers.values == [false])
    }
}
