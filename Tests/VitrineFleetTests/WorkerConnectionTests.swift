// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineFleet
import VitrineWorkers

@Suite("WorkerConnection", .timeLimit(.minutes(5)))
struct WorkerConnectionTests {
    @Test(
        "the end of a process is told in words, with the report that one that trapped has left",
        arguments: [("error [crash]: a trap", true), ("a warning", false)])
    func end(lastWords: String, isFault: Bool) async throws {
        var launch = WorkerLaunch(
            arguments: ["-c", "echo '\(lastWords)' >&2; exit 3"], environment: ["PATH": "/usr/bin:/bin"])
        launch.program = "/bin/sh"
        let connection = WorkerConnection(try WorkerProcess(launch))
        var ends: [String] = []
        var reports: [FaultReport?] = []
        for await event in connection.events({ _ in true }) {
            guard case .ended(let reason, let report) = event else { continue }
            ends.append(reason)
            reports.append(report)
        }
        #expect(ends == ["The process ended with exit code 3."])
        #expect(reports == [isFault ? FaultReport(session: nil, text: lastWords) : nil])
    }
}
