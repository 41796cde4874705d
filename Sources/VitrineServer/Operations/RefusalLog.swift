// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineWeb

/// Counts a server's refusals by reason, and logs one line per reason and minute: a client that is refused all the
/// time must not fill the disk. Safe to use from any thread.
package final class RefusalLog: Sendable {
    /// What a refusal is counted under; the raw value is its label in metrics and logs.
    package enum Reason: String, Hashable, Sendable, CaseIterable {
        /// A socket of a page that is not ours.
        case origin
        /// A name that is not served here.
        case host
        /// Too many sockets.
        case sockets
        /// Too many sockets of one peer in a minute.
        case rate
        /// Too many connections.
        case connections
        /// A connection without, or with a broken, PROXY header.
        case proxyHeader = "proxy-header"
        /// No file descriptor is left for a connection.
        case descriptors
        /// An image at an address that is not let in.
        case picture
        /// A message of a channel that a receiver did not get.
        case broadcast
    }

    private struct Entry {
        var count = 0
        /// Until when nothing is said, and what was not said since.
        var silence: Duration?
        var suppressed = 0
    }

    private let state = Mutex<[Reason: Entry]>([:])
    private let log: ServerLog?
    private let now: @Sendable () -> Duration
    private static let interval = Duration.seconds(60)

    /// Creates a log without refusals.
    ///
    /// - Parameters:
    ///   - log: Where lines go; without one refusals are only counted.
    ///   - now: Time since some moment, of a clock that nobody sets.
    package init(log: ServerLog? = nil, now: @escaping @Sendable () -> Duration = { LiveRegistry.processTime() }) {
        self.log = log
        self.now = now
    }

    /// Counts a refusal, and says it unless its reason was said within the last minute.
    ///
    /// - Parameters:
    ///   - reason: The reason that it is counted under.
    ///   - text: What was refused, why, and what to do about it.
    package func note(_ reason: Reason, _ text: @autoclosure () -> String) {
        let time = now()
        let suppressed = state.withLock { state -> Int? in
            var entry = state[reason] ?? Entry()
            defer { state[reason] = entry }
            entry.count += 1
            if let silence = entry.silence, time < silence {
                entry.suppressed += 1
                return nil
            }
            defer { entry.suppressed = 0 }
            entry.silence = time + Self.interval
            return entry.suppressed
        }
        guard let suppressed, let log else { return }
        let more = suppressed > 0 ? " (\(suppressed) more since the last such line)" : ""
        log.refusal("[refused.\(reason.rawValue)] \(text())\(more)")
    }

    var metric: Metric {
        let counts = state.withLock { $0.mapValues(\.count) }
        return Metric(
            .counter, "vitrine_refusals_total", "What was refused, by reason.", by: "reason",
            Reason.allCases.map { ($0.rawValue, counts[$0] ?? 0) })
    }
}
