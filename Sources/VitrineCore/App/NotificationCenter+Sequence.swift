// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on this platform has no asynchronous sequence of notifications, and posts none when the day changes.

extension NotificationCenter {
    /// Returns an asynchronous sequence of the notifications of a name, posted after an iterator's first call.
    public nonisolated func notifications(
        named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> NotificationCenter.Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// An asynchronous sequence of notifications.
    public struct Notifications: AsyncSequence, Sendable {
        /// The type of the elements.
        public typealias Element = Notification

        let center: NotificationCenter
        let name: Notification.Name
        let object: (any AnyObject & Sendable)?

        /// An iterator that waits for notifications; the observer is removed when the iterating task ends.
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

            /// Waits for the next notification; `nil` once the task is cancelled.
            public mutating func next() async -> Notification? { await stream.next()?.value }
        }

        /// Creates an iterator, which observes notifications from then on.
        public func makeAsyncIterator() -> Iterator { Iterator(self) }
    }
}

/// Posts a notification whenever a day begins in the process's calendar and time zone, after the first session.
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

    /// Returns the start of the day after a date.
    static func nextDay(after date: Date, in calendar: Calendar) -> Date {
        let tomorrow = calendar.date(byAdding: .day, value: 1, to: date) ?? date.addingTimeInterval(86_400)
        return calendar.startOfDay(for: tomorrow)
    }
}
