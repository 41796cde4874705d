// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A worker as its parent sees it: this program once more, fed through pipes.
///
/// Used by one thread. Invariant: every wait has an end: a message, the end of the process, or the given time.
final class WorkerProcess {
    /// How a wait ended.
    enum Event {
        case message(SnapshotMessage)
        case ended(WorkerEnd)
        case timedOut
    }

    private let pid: pid_t
    private let input: Int32
    private let output: Int32
    private let errors: Int32
    private var lines = LineBuffer()
    private var hasEnded = false
    /// The end of what the worker wrote to its error stream since the last job began.
    private var said: [UInt8] = []
    private static let mostSaid = 16 << 10

    /// Starts a worker of this program, or of another one that has the command.
    init(program: String = "/proc/self/exe", home: URL) throws {
        // One at a time: between a pipe and its mark no other thread may start a process that would hold it open.
        let (pid, ends) = try Self.spawning.withLock { _ in try Self.spawn(program, home: home) }
        (self.pid, input, output, errors) = (pid, ends.input, ends.output, ends.errors)
    }

    deinit {
        if !hasEnded { kill() }
        for descriptor in [input, output, errors] { close(descriptor) }
    }

    private static let spawning = Mutex(())

    private static func spawn(
        _ program: String, home: URL
    ) throws -> (pid: pid_t, ends: (input: Int32, output: Int32, errors: Int32)) {
        let toWorker = try pipe()
        let fromWorker = try pipe()
        let complaints = try pipe()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toWorker.read, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, fromWorker.write, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, complaints.write, STDERR_FILENO)
        let arguments: [UnsafeMutablePointer<CChar>?] = [
            strdup(CommandLine.arguments[0]), strdup(SnapshotCommand.workerName), nil,
        ]
        let variables: [UnsafeMutablePointer<CChar>?] = environment(home: home).map { strdup($0) } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var pid = pid_t()
        let status = posix_spawn(&pid, program, &actions, nil, arguments, variables)
        for descriptor in [toWorker.read, fromWorker.write, complaints.write] { close(descriptor) }
        guard status == 0 else {
            for descriptor in [toWorker.write, fromWorker.read, complaints.read] { close(descriptor) }
            throw SnapshotError("A worker process could not be started: \(String(cString: strerror(status))).")
        }
        return (pid, (toWorker.write, fromWorker.read, complaints.read))
    }

    /// What a machine's settings could tell an app's code is the same everywhere; hashes are too.
    private static func environment(home: URL) -> [String] {
        var variables = ProcessInfo.processInfo.environment
        variables["HOME"] = home.path
        variables["CFFIXED_USER_HOME"] = home.path
        variables["LANG"] = "en_US.UTF-8"
        variables["LC_ALL"] = "en_US.UTF-8"
        variables["LANGUAGE"] = nil
        variables["TZ"] = "UTC"
        variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
        // A preview that traps is named by this process; a backtrace of the worker takes seconds.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        return variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }

    private static func pipe() throws -> (read: Int32, write: Int32) {
        var descriptors: [Int32] = [0, 0]
        guard Foundation.pipe(&descriptors) == 0 else {
            throw SnapshotError("No pipe to a worker: \(String(cString: strerror(errno))).")
        }
        for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        return (descriptors[0], descriptors[1])
    }

    /// Sends a line. A worker that is gone does not get it: `next` says so.
    func send(_ message: some Encodable) throws {
        said.removeAll(keepingCapacity: true)
        let bytes = [UInt8](try MessageLine.encode(message))
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            if count < 0 { return }
            sent += count
        }
    }

    /// Waits for what comes next, until a time.
    func next(until deadline: ContinuousClock.Instant) -> Event {
        while true {
            if let line = lines.next() {
                if let message = try? MessageLine.decode(SnapshotMessage.self, from: line) { return .message(message) }
                said += line + [UInt8(ascii: "\n")]
                continue
            }
            var polled = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            let left = (deadline - .now) / .milliseconds(1)
            if left <= 0 { return .timedOut }
            let ready = poll(&polled, nfds_t(polled.count), Int32(min(left.rounded(.up), 1_000_000)))
            if ready <= 0 { continue }
            if polled[1].revents != 0, let bytes = Self.read(errors) { keep(bytes) }
            if polled[0].revents != 0 {
                guard let bytes = Self.read(output) else { return .ended(end()) }
                lines.append(bytes)
            }
        }
    }

    /// What the worker wrote to its error stream since it was last sent something.
    var complaints: String { String(decoding: said, as: UTF8.self) }

    /// Ends the worker at once.
    func kill() {
        Foundation.kill(pid, SIGKILL)
        _ = end()
    }

    private func end() -> WorkerEnd {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        hasEnded = true
        // What it said last may still be in the pipe; a grandchild could keep that open for ever.
        var polled = [pollfd(fd: errors, events: Int16(POLLIN), revents: 0)]
        while poll(&polled, 1, 0) > 0, let bytes = Self.read(errors) { keep(bytes) }
        return WorkerEnd(status: status, complaints: complaints)
    }

    private func keep(_ bytes: [UInt8]) {
        said += bytes
        if said.count > Self.mostSaid { said.removeFirst(said.count - Self.mostSaid) }
    }

    /// `nil` at the end of the stream.
    private static func read(_ descriptor: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = Foundation.read(descriptor, &bytes, bytes.count)
            if count > 0 { return Array(bytes[..<count]) }
            if count == 0 || errno != EINTR { return nil }
        }
    }
}
