// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization

/// A call of a tool, which the agent may take back.
package final class AgentCall: Sendable {
    private struct State {
        var isCancelled = false
        var process: Process?
    }

    private let state = Mutex(State())

    package init() {}

    /// Whether nobody waits for the answer any more.
    package var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Ends what the call runs.
    package func cancel() {
        let process = state.withLock { state in
            state.isCancelled = true
            return state.process
        }
        process?.terminate()
    }

    /// Runs a program to its end.
    ///
    /// - Returns: What it printed on both streams, and its status.
    /// - Throws: `AgentFailure` for a call that was taken back; errors of the system.
    package func run(_ program: URL, _ arguments: [String]) throws -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try state.withLock { state in
            guard !state.isCancelled else { throw AgentFailure("The call was cancelled.") }
            try process.run()
            state.process = process
        }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        state.withLock { $0.process = nil }
        if isCancelled { throw AgentFailure("The call was cancelled.") }
        return (String(decoding: output, as: UTF8.self), process.terminationStatus)
    }
}
