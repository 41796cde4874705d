// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineServer
@testable import VitrineWeb

/// `Documentation/Limits.md` says what the code does.
@Suite struct LimitsDocumentTests {
    private let document: String

    init() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        document = try String(contentsOf: root.appendingPathComponent("Documentation/Limits.md"), encoding: .utf8)
    }

    /// The rows of a section, by name.
    private func rows(_ section: String) throws -> [String: String] {
        let text = try #require(document.components(separatedBy: "(`\(section)`)").dropFirst().first)
        var rows: [String: String] = [:]
        for line in text.components(separatedBy: "\n## ")[0].split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            rows[cells[0].trimmingCharacters(in: ["`"])] = cells[1]
        }
        return rows
    }

    private func text(_ value: Any) -> String? {
        func plain(_ number: Double) -> String { number == number.rounded() ? String(Int(number)) : String(number) }
        return switch value {
        case let value as Int: String(value)
        case let value as Double: plain(value)
        case let value as Duration: plain(value / .seconds(1))
        default: nil
        }
    }

    /// Every number and time of a value is in its section, and nothing else is.
    private func check(_ value: Any, _ section: String) throws {
        var rows = try rows(section)
        for child in Mirror(reflecting: value).children {
            guard let name = child.label, let value = text(child.value) else { continue }
            #expect(rows.removeValue(forKey: name) == value, "\(section).\(name) is \(value)")
        }
        #expect(rows.isEmpty, "\(section) has no \(rows.keys.sorted())")
    }

    @Test func connectionsAreAsWritten() throws {
        try check(ServerLimits(), "ServerLimits")
    }

    @Test func sessionsAreAsWritten() throws {
        try check(LiveConfiguration(), "LiveConfiguration")
    }

    @Test func absentPagesAreAsWritten() throws {
        try check(SessionLimits(), "SessionLimits")
    }

    @Test func messagesAreAsWritten() throws {
        let rows = try rows("WireLimits")
        let code: [String: Any] = [
            "message": WireLimits.message, "hello": WireLimits.hello, "event": WireLimits.event,
            "depth": WireLimits.depth, "window": WireLimits.window, "eventsPerSecond": WireLimits.eventsPerSecond,
            "eventBurst": WireLimits.eventBurst, "editsPerSecond": WireLimits.editsPerSecond,
            "editBurst": WireLimits.editBurst, "forgedEvents": WireLimits.forgedEvents,
            "heartbeat": WireLimits.heartbeat, "replay": WireLimits.replay, "splices": WireLimits.splices,
        ]
        #expect(rows == code.compactMapValues(text))
        for (name, value) in [
            ("TokenKeys", "\(TokenKeys.limit) |"), ("log", "\(LogText.limit) characters"),
            ("at a time", "\(ImageFetcher.transfers) |"),
            ("fetched image", "\(NetworkImages.redirections) redirections"),
            ("all sessions", "\(NetworkImages.sharedBytes) bytes"),
        ] {
            #expect(
                document.split(separator: "\n").contains { $0.contains(name) && $0.contains(value) },
                "\(name): \(value)")
        }
    }
}
