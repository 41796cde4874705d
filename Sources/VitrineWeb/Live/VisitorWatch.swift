// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// When servers have looked for absent visitors, so that only time in which visitors could come counts as absence.
///
/// A server that was down for months, or whose clock jumps ahead, would else take everybody for absent and delete all data.
struct VisitorWatch: Codable, Hashable, Sendable {
    /// The longest pause between two looks that counts as watching: servers look hourly.
    static let longestPause: TimeInterval = 86_400

    private var last: Date
    /// The times when no server looked.
    private var gaps: [DateInterval] = []

    init(beginningAt now: Date) {
        last = now
    }

    /// Notes that a server looks.
    mutating func look(at now: Date) {
        // A clock that was put back knows nothing of what it had announced.
        gaps.removeAll { $0.end > now }
        if now.timeIntervalSince(last) > Self.longestPause { gaps.append(DateInterval(start: last, end: now)) }
        // Far more than there are; those of long ago matter least.
        if gaps.count > 1_000 { gaps.removeFirst() }
        last = now
    }

    /// Returns the seconds that a visitor has not come for, while servers looked.
    func absence(since visit: Date, at now: Date) -> TimeInterval {
        gaps.reduce(now.timeIntervalSince(visit)) { $0 - max(0, $1.end.timeIntervalSince(max($1.start, visit))) }
    }

    /// Reads what a file says, notes a look, and writes it.
    ///
    /// - Throws: The reason why it cannot be written: nobody may be taken for absent then.
    static func looked(_ file: URL, at now: Date) throws -> VisitorWatch {
        let known = try? JSONDecoder().decode(VisitorWatch.self, from: Data(contentsOf: file))
        var watch = known ?? VisitorWatch(beginningAt: now)
        watch.look(at: now)
        try JSONEncoder().encode(watch).write(to: file, options: .atomic)
        return watch
    }
}
