// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineWorkers

@Suite("WorkerEnd")
struct WorkerEndTests {
    @Test(
        "an end is said in words: the trap's own, else the system's",
        arguments: [
            (
                Int32(SIGILL), "chatter\nApp/File.swift:3: Fatal error: Index out of range\n",
                "App/File.swift:3: Fatal error: Index out of range"
            ),
            (Int32(SIGSEGV), "", "The process ended by signal 11 (a bad access, such as an endless recursion)."),
            (Int32(3 << 8), "chatter", "The process ended with exit code 3."),
        ])
    func reason(status: Int32, errorOutput: String, reason: String) {
        #expect(WorkerEnd(status: status, errorOutput: errorOutput).reason == reason)
    }

    @Test("a process that was ended for what it sent says so")
    func malformed() {
        let end = WorkerEnd(status: SIGKILL, errorOutput: "", malformed: .tooLong(bytes: 1 << 30))
        let message = "a message of 1073741824 bytes, where at most 67108864 are allowed"
        #expect(end.reason == "The process sent \(message), and was ended.")
    }

    @Test("a status is a signal or an exit code")
    func status() {
        let killed = WorkerEnd(status: SIGKILL, errorOutput: "")
        #expect(killed.signal == SIGKILL && killed.exitCode == nil)
        // A core was written.
        #expect(WorkerEnd(status: SIGABRT | 0x80, errorOutput: "").signal == SIGABRT)
        let left = WorkerEnd(status: 3 << 8, errorOutput: "")
        #expect(left.signal == nil && left.exitCode == 3)
    }
}
