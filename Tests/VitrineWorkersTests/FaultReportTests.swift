// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineWorkers

@Suite("The report of a process that trapped") struct FaultReportTests {
    @Test("is found by what the process said last")
    func file() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()) a; b.txt")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("time: now\nview: Desk\n".utf8).write(to: url)
        let output = """
            App/Desk.swift:3: Fatal error: Index out of range
            error [crash]: SIGILL (illegal instruction: a Swift runtime check, or a trap); view: Desk; session: 0a1b2c3d; \
            report: \(url.path)
            """
        let report = try #require(FaultReport(errorOutput: output))
        #expect(report.session == "0a1b2c3d")
        #expect(report.text == "time: now\nview: Desk\n")
    }

    @Test("is the line itself where there is no file, and names no session where there was none")
    func line() {
        let line = "error [watchdog]: the main actor hung; view: none; session: none; report: above"
        let report = FaultReport(errorOutput: "before\n\(line)\n")
        #expect(report == FaultReport(session: nil, text: line))
        let mute = "error [watchdog]: the main actor hung, and its thread takes no signals"
        #expect(FaultReport(errorOutput: mute) == FaultReport(session: nil, text: mute))
    }

    @Test("is none of a process that was killed or that left", arguments: ["", "error [worker]: not sent", "error"])
    func none(output: String) {
        #expect(FaultReport(errorOutput: output) == nil)
    }
}
