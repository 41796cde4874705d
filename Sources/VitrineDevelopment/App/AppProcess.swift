// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc
import Synchronization
import VitrineBase

/// The program of an app that serves on a port of this machine. It ends with this process, however that ends: its standard
/// input is a pipe that nobody else holds.
package final class AppProcess: Sendable {
    /// How a program ended that nobody told to.
    package struct End: Sendable {
        /// "was ended by signal 4 (Illegal instruction)" and the like.
        package var reason: String
        /// The last lines that it printed.
        package var lines: [String]
    }

    private struct State {
        var lines: [String] = []
        var port: UInt16?
        var address = ""
        var end: End?
        var isToEnd = false
    }

    /// Held while the state is looked at; signalled when it changes.
    private let condition = NSCondition()
    private let state = Mutex(State())
    private let process: Process
    private let leavingTime: TimeInterval
    private let input = Pipe()

    /// Starts a program and waits until it listens.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - arguments: Its arguments, which make it print "listening on http://HOST:PORT".
    ///   - environment: Its environment.
    ///   - onLine: Told of each line that it prints.
    ///   - onEnd: Told when it ends though nobody has told it to, after it has listened.
    /// - Throws: `AppLaunchFailure` where it ends before it listens; errors of the system.
    package init(
        _ program: URL, _ arguments: [String], environment: [String: String],
        onLine: @escaping @Sendable (String) -> Void, onEnd: @escaping @Sendable (End) -> Void
    ) throws {
        leavingTime = Self.leavingTime(arguments)
        process = Process()
        process.executableURL = program
        process.arguments = arguments + ["--ends-with-input"]
        process.environment = environment
        process.standardInput = input
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.start()
        Thread.detachNewThread { [self] in
            read(pipe.fileHandleForReading, onLine)
            process.waitUntilExit()
            let end = state.withLock { state in
                let end = End(reason: reason, lines: state.lines)
                state.end = end
                return state.port != nil && !state.isToEnd ? end : nil
            }
            condition.withLock { condition.broadcast() }
            if let end { onEnd(end) }
        }
        condition.withLock { while state.withLock({ $0.port == nil && $0.end == nil }) { condition.wait() } }
        if let end = state.withLock({ $0.port == nil ? $0.end : nil }) { throw AppLaunchFailure(end: end) }
    }

    /// The port on which it listens.
    package var port: UInt16 { state.withLock { $0.port ?? 0 } }

    /// Where it listens: `http://127.0.0.1:8080`.
    package var address: String { state.withLock(\.address) }

    package var processIdentifier: Int32 { process.processIdentifier }

    /// Waits until the program has ended.
    ///
    /// - Returns: The code that it exited with; 128 and the signal's number where one ended it, as shells say it.
    package func waitUntilEnd() -> Int32 {
        condition.withLock { while state.withLock({ $0.end == nil }) { condition.wait() } }
        let status = process.terminationStatus
        return process.terminationReason == .uncaughtSignal ? 128 + status : status
    }

    /// Returns the seconds within which a program ends itself once it is told to, writing its sessions meanwhile.
    ///
    /// - Parameter arguments: Its arguments, of which the last `--leave-within` counts.
    /// - Returns: What they say, or the server's default of 10 seconds.
    package static func leavingTime(_ arguments: [String]) -> TimeInterval {
        let option = "--leave-within"
        guard let place = arguments.lastIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) else { return 10 }
        let value =
            arguments[place] == option
            ? arguments[(place + 1)...].first : String(arguments[place].dropFirst(option.count + 1))
        return value.flatMap(TimeInterval.init) ?? 10
    }

    /// Tells the program to end, and waits until it has; one that takes a second longer than it says is killed.
    package func end() {
        state.withLock { $0.isToEnd = true }
        process.terminate()
        let limit = Date(timeIntervalSinceNow: leavingTime + 1)
        condition.withLock {
            while state.withLock({ $0.end == nil }) {
                guard condition.wait(until: limit) else { break }
            }
        }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    private func read(_ output: FileHandle, _ onLine: (String) -> Void) {
        var rest = Data()
        while true {
            let data = output.availableData
            if data.isEmpty { break }
            rest += data
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
                rest = Data(rest[rest.index(after: end)...])
                take(line)
                onLine(line)
            }
        }
    }

    private func take(_ line: String) {
        let address = line.wholeMatch(of: /listening on (http:\/\/.+:(\d+))/)
        state.withLock { state in
            state.lines.append(line)
            if state.lines.count > 60 { state.lines.removeFirst() }
            if let address, state.port == nil {
                state.port = UInt16(address.2)
                state.address = String(address.1)
            }
        }
        if address != nil { condition.withLock { condition.broadcast() } }
    }

    private var reason: String {
        let status = process.terminationStatus
        guard process.terminationReason == .uncaughtSignal else { return "ended with status \(status)" }
        let name = strsignal(status).map { String(cString: $0) } ?? "unknown"
        return "was ended by signal \(status) (\(name))"
    }
}

/// A program that ended before it could be reached.
package struct AppLaunchFailure: Error {
    package var end: AppProcess.End
}
