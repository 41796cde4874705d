// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a worker process ended.
package struct WorkerEnd: Hashable, Sendable {
    /// The status, as `waitpid` has it.
    package let status: Int32
    /// The last that it wrote to its error stream.
    package let errorOutput: String
    /// The malformed message for which the worker was ended; `nil` for other ends.
    package let malformed: MalformedMessage?

    package init(status: Int32, errorOutput: String, malformed: MalformedMessage? = nil) {
        self.status = status
        self.errorOutput = errorOutput
        self.malformed = malformed
    }

    /// The signal that ended it; `nil` where it exited.
    package var signal: Int32? { status & 0x7f == 0 ? nil : status & 0x7f }

    /// The code that it exited with; `nil` where a signal ended it.
    package var exitCode: Int32? { signal == nil ? status >> 8 & 0xff : nil }

    /// The end in words: a trap's own message where there is one, else what the system says.
    package var reason: String {
        let message = errorOutput.split(whereSeparator: \.isNewline).last { line in
            ["Fatal error", "Precondition failed", "Assertion failed"].contains { line.contains($0) }
        }
        if let message { return String(message) }
        if let malformed { return "The process sent \(malformed), and was ended." }
        guard let signal else { return "The process ended with exit code \(status >> 8 & 0xff)." }
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
