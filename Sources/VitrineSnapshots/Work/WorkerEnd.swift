// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a worker process ended, in words for a report.
struct WorkerEnd: Equatable, Sendable {
    /// As `waitpid` says it.
    let status: Int32
    /// The end of its error stream.
    let complaints: String

    /// The trap's own message where there is one, else what the system says.
    var reason: String {
        let message = complaints.split(whereSeparator: \.isNewline).last { line in
            ["Fatal error", "Precondition failed", "Assertion failed"].contains { line.contains($0) }
        }
        if let message { return String(message) }
        let signal = status & 0x7f
        guard signal != 0 else { return "The process ended with exit code \(status >> 8 & 0xff)." }
        return "The process ended by signal \(signal) (\(WorkerEnd.name(ofSignal: signal)))."
    }

    private static func name(ofSignal signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "a trap, such as an overflow, an index out of range or a forced nil"
        case SIGSEGV, SIGBUS: "a bad access, such as an endless recursion"
        case SIGABRT: "aborted"
        case SIGKILL: "killed, perhaps for want of memory"
        default: String(cString: strsignal(signal))
        }
    }
}
