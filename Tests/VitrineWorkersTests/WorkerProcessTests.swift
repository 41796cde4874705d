// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineWorkers

/// A shell stands in for the program. A message is a number here: four bytes of length, then its digits.
@Suite("WorkerProcess", .timeLimit(.minutes(5)))
struct WorkerProcessTests {
    private typealias Worker = WorkerProcess<Int>

    /// Sends one digit as a message.
    private static func say(_ digit: Int) -> String { "printf '\\000\\000\\000\\001\(digit)' >&3" }

    /// Waits for the beginning of a message.
    private static let hear = "head -c 1 <&3 >/dev/null"

    /// Does nothing, until it is ended.
    private static let hang = "exec sleep 600"

    private func message(_ worker: Worker) throws -> Int {
        guard case .message(let message) = worker.next() else { throw WorkerError("There is no message.") }
        return message
    }

    private func end(_ worker: Worker) throws -> WorkerEnd {
        guard case .ended(let end) = worker.next() else { throw WorkerError("It did not end.") }
        return end
    }

    @Test("messages come before the end, which has the exit code and the last words")
    func exit() throws {
        let worker = try Worker(.shell("\(Self.say(7)); \(Self.say(8)); echo words >&2; exit 3"))
        #expect(try message(worker) == 7)
        #expect(try message(worker) == 8)
        let end = try end(worker)
        #expect(end == WorkerEnd(status: 3 << 8, errorOutput: "words\n"))
        #expect(try self.end(worker) == end)
    }

    @Test("a signal is reported")
    func signal() throws {
        #expect(try end(try Worker(.shell("kill -SEGV $$"))).signal == SIGSEGV)
    }

    @Test("what is sent arrives")
    func echo() throws {
        let worker = try Worker(.shell("exec cat <&3 >&3"))
        for number in [5, 1_234_567, -1] {
            try worker.send(number)
            #expect(try message(worker) == number)
        }
    }

    @Test("sending to a worker that has ended is no error; its end is the next event")
    func sendingTooLate() throws {
        let worker = try Worker(.shell("exit 4"))
        #expect(try end(worker).exitCode == 4)
        try worker.send(1)
        #expect(try end(worker).exitCode == 4)
    }

    @Test("what is no message ends the worker, after the messages before it")
    func malformed() throws {
        let worker = try Worker(.shell("\(Self.say(7)); printf '\\377\\377\\377\\377' >&3; \(Self.hang)"))
        #expect(try message(worker) == 7)
        let end = try end(worker)
        #expect(end.malformed == .tooLong(bytes: 0xffff_ffff))
        #expect(end.signal == SIGKILL)
    }

    @Test("a worker that ends in the middle of a message has sent those before, and nothing else")
    func half() throws {
        let worker = try Worker(.shell("\(Self.say(7)); printf '\\000\\000\\000\\0047' >&3; exit 5"))
        #expect(try message(worker) == 7)
        let end = try end(worker)
        #expect(end.exitCode == 5)
        #expect(end.malformed == nil)
    }

    @Test("a worker that is stopped keeps nobody waiting who posts to it, and can be ended")
    func stopped() async throws {
        let worker = try Worker(.shell("\(Self.say(1)); kill -STOP $$"))
        #expect(try message(worker) == 1)
        // More than a socket holds.
        for _ in 0..<16 { try worker.post(String(repeating: "a", count: 64 << 10)) }
        worker.kill()
        #expect(try end(worker).signal == SIGKILL)
        await worker.posted()
    }

    @Test("a worker that closes its channel is ended")
    func closing() throws {
        #expect(try end(try Worker(.shell("exec 3>&-; \(Self.hang)"))).signal == SIGKILL)
    }

    @Test("a time that has come ends a wait, and not the worker")
    func time() throws {
        let worker = try Worker(.shell("\(Self.hear); \(Self.say(1)); \(Self.hang)"))
        guard case .timedOut = worker.next(until: .now) else { throw WorkerError("The wait did not end.") }
        try worker.send(0)
        #expect(try message(worker) == 1)
        #expect(worker.end().signal == SIGKILL)
    }

    @Test("the last words are kept up to a limit, and can be forgotten")
    func lastWords() throws {
        var launch = WorkerLaunch.shell("echo first; \(Self.say(1)); \(Self.hear); echo second; \(Self.say(2))")
        launch.keptErrorOutput = 4
        let worker = try Worker(launch)
        #expect(try message(worker) == 1)
        #expect(worker.errorOutput == "rst\n")
        worker.forgetErrorOutput()
        #expect(worker.errorOutput == "")
        try worker.send(0)
        #expect(try message(worker) == 2)
        #expect(try end(worker).errorOutput == "ond\n")
    }

    @Test("a closed error stream is no end")
    func silence() throws {
        let worker = try Worker(.shell("exec >&- 2>&-; \(Self.say(1)); \(Self.hear); exit 6"))
        #expect(try message(worker) == 1)
        try worker.send(0)
        #expect(try end(worker).exitCode == 6)
    }

    @Test("a program that the worker leaves behind does not keep anybody waiting")
    func leftBehind() throws {
        let worker = try Worker(.shell("sleep 600 3>&- & echo $!; exit 0"))
        let end = try end(worker)
        #expect(end.exitCode == 0)
        let pid = try #require(pid_t(end.errorOutput.trimmingCharacters(in: .newlines)))
        kill(pid, SIGKILL)
    }

    @Test("a worker that nobody keeps is ended, and waited for")
    func dropped() throws {
        var worker: Worker? = try Worker(.shell("echo $$; \(Self.say(1)); \(Self.hang)"))
        let pid = try pid(of: try #require(worker))
        #expect(kill(pid, 0) == 0)
        worker = nil
        let isThere = kill(pid, 0) == 0
        #expect(!isThere)
    }

    private func pid(of worker: Worker) throws -> pid_t {
        #expect(try message(worker) == 1)
        return try #require(pid_t(worker.errorOutput.trimmingCharacters(in: .newlines)))
    }

    @Test("events are the messages and the end")
    func events() async throws {
        let worker = try Worker(.shell("\(Self.say(1)); \(Self.say(2)); exit 7"))
        var messages: [Int] = []
        var ends: [WorkerEnd] = []
        for await event in worker.events() {
            switch event {
            case .message(let message): messages.append(message)
            case .ended(let end): ends.append(end)
            case .timedOut: Issue.record("no time was given")
            }
        }
        #expect(messages == [1, 2])
        #expect(ends.map(\.exitCode) == [7])
    }

    @Test("a stream has what a closure makes of the events, and nothing of those for which it returns nil")
    func mappedEvents() async throws {
        let worker = try Worker(.shell("\(Self.say(1)); \(Self.say(2)); \(Self.say(3)); exit 7"))
        let words = worker.events { event -> String? in
            switch event {
            case .message(2): return nil
            case .message(let message): return "message \(message)"
            case .ended(let end): return end.reason
            case .timedOut: return "no time was given"
            }
        }
        var received: [String] = []
        for await word in words { received.append(word) }
        #expect(received == ["message 1", "message 3", "The process ended with exit code 7."])
    }

    @Test("a worker that is killed while its events are waited for ends them")
    func killed() async throws {
        let worker = try Worker(.shell("\(Self.say(1)); \(Self.hang)"))
        var signals: [Int32?] = []
        for await event in worker.events() {
            switch event {
            case .message: worker.kill()
            case .ended(let end): signals.append(end.signal)
            case .timedOut: Issue.record("no time was given")
            }
        }
        #expect(signals == [SIGKILL])
    }

    @Test("a program that keeps the channel of a worker that was killed keeps nobody waiting, and leaves no zombie")
    func killedWithItsChannelKept() async throws {
        let worker = try Worker(.shell("sleep 600 2>&- & echo $! $$; \(Self.say(1)); wait"))
        var signals: [Int32?] = []
        for await event in worker.events() {
            switch event {
            case .message: worker.kill()
            case .ended(let end): signals.append(end.signal)
            case .timedOut: Issue.record("no time was given")
            }
        }
        #expect(signals == [SIGKILL])
        let pids = worker.errorOutput.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
        try #require(pids.count == 2)
        let isThere = kill(pids[1], 0) == 0
        #expect(!isThere)
        kill(pids[0], SIGKILL)
    }

    @Test("whoever lets the events go ends the worker")
    func abandoned() async throws {
        let worker = try Worker(.shell("\(Self.say(1)); \(Self.hang)"))
        var events: AsyncStream<Worker.Event>? = worker.events()
        for await event in try #require(events) {
            guard case .message(1) = event else { throw WorkerError("There is no message.") }
            break
        }
        events = nil
        #expect(try end(worker).signal == SIGKILL)
    }
}
