// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on this platform has no sequence of notifications, and posts none when the day changes.

extension NotificationCenter {
    /// The notifications of a name, from the first call of an iterator on.
    public nonisolated func notifications(
        named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> NotificationCenter.Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// Notifications as they are posted.
    public struct Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification

        let center: NotificationCenter
        let name: Notification.Name
        let object: (any AnyObject & Sendable)?

        /// Waits for notifications; the center lets go of it when its task ends.
        public struct Iterator: AsyncIteratorProtocol {
            private var stream: AsyncStream<UncheckedSendable<Notification>>.Iterator

            fileprivate init(_ notifications: Notifications) {
                let (stream, continuation) = AsyncStream<UncheckedSendable<Notification>>.makeStream()
                let center = notifications.center
                let observer = UncheckedSendable(
                    center.addObserver(forName: notifications.name, object: notifications.object, queue: nil) {
                        continuation.yield(UncheckedSendable($0))
                    })
                continuation.onTermination = { _ in center.removeObserver(observer.value) }
                self.stream = stream.makeAsyncIterator()
            }

            public mutating func next() async -> Notification? { await stream.next()?.value }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(self) }
    }
}

/// Posts that a day has begun in the process's calendar and time zone, from the first session on.
enum DayChanges {
    static func begin() { _ = begun }

    private static let begun: Void = {
        Task.detached {
            while true {
                let next = nextDay(after: .now, in: .current)
                try await Task.sleep(for: .seconds(next.timeIntervalSinceNow))
                NotificationCenter.default.post(name: .NSCalendarDayChanged, object: nil)
            }
        }
    }()

    /// When the day after a date begins.
    static func nextDay(after date: Date, in calendar: Calendar) -> Date {
        let tomorrow = calendar.date(byAdding: .day, value: 1, to: date) ?? date.addingTimeInterval(86_400)
        return calendar.startOfDay(for: tomorrow)
    }
}
