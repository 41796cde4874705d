// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization
import VitrineBase

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

    /// What a program printed, and how it ended.
    package struct Answer: Sendable {
        /// What is for programs.
        package var output: String
        /// What is for people.
        package var errors: String
        package var status: Int32

        package var all: String { errors + output }
    }

    /// Runs a program to its end.
    ///
    /// - Returns: What it printed, and its status.
    /// - Throws: `AgentFailure` for a call that was taken back; errors of the system.
    package func run(_ program: URL, _ arguments: [String]) throws -> Answer {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let pipe = Pipe()
        // A file, since two pipes would have to be read at once.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = try FileHandle(forWritingTo: file)
        try state.withLock { state in
            guard !state.isCancelled else { throw AgentFailure("The call was cancelled.") }
            try process.start()
            state.process = process
        }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        state.withLock { $0.process = nil }
        if isCancelled { throw AgentFailure("The call was cancelled.") }
        let errors = (try? Data(contentsOf: file)) ?? Data()
        return Answer(
            output: String(decoding: output, as: UTF8.self), errors: String(decoding: errors, as: UTF8.self),
            status: process.terminationStatus)
    }
}
