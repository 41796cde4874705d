// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineLog

/// What stands in a line, and what must not.
@Suite("Messages of the log")
struct OSLogMessageTests {
    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test("Texts are private unless they are said to be public; numbers are public")
    func privacy() {
        let (name, count) = ("Ada", 3)
        #expect(text("\(name) has \(count)") == "<private> has 3")
        #expect(text("\(name, privacy: .public) has \(count, privacy: .private)") == "Ada has <private>")
        #expect(text("on: \(true)") == "on: true")
    }

    @Test("Numbers are written with the digits asked for")
    func digits() {
        #expect(text("\(3.14159, format: .fixed(precision: 2))") == "3.14")
        #expect(text("\(2.5)") == "2.500000")
    }

    @Test(
        "Patterns of C's kind: texts are private unless they are said to be public, numbers public, what is wrong stays"
    )
    func patterns() {
        #expect(
            LogPattern("%d of %{public}@, %@ at 100%%").line(of: [3, "Ada", "Bea"]) == "3 of Ada, <private> at 100%")
        #expect(LogPattern("%{public}s: %{private}d, %.1f").line(of: ["x", 1, 2.25]) == "x: <private>, 2.2")
        #expect(LogPattern("%ld and %@").line(of: [7]) == "7 and %@")
        #expect(LogPattern("50 % off").line(of: []) == "50 % off")
        #expect(LogPattern("end %").line(of: [1]) == "end %")
    }

    @Test("A log that is disabled writes nothing")
    func disabled() {
        #expect(!OSLog.disabled.isEnabled(type: .error) && OSLog.default.isEnabled(type: .debug))
    }

    @Test("A log and a signposter of a category that Apple's tools know are made")
    func category() {
        let log = OSLog(subsystem: "example", category: .pointsOfInterest)
        #expect(log.isEnabled(type: .info) && OSLog.Category.pointsOfInterest.rawValue == "PointsOfInterest")
        #expect(!OSSignposter(subsystem: "example", category: .dynamicTracing).isEnabled)
    }
}
