// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineWorkers

/// What a worker finds when it starts; a shell stands in for the program.
@Suite("WorkerLaunch", .timeLimit(.minutes(5)))
struct WorkerLaunchTests {
    private func end(_ launch: WorkerLaunch) throws -> WorkerEnd {
        let worker = try WorkerProcess<Word>(launch)
        guard case .ended(let end) = worker.next() else { throw WorkerError("It did not end.") }
        return end
    }

    @Test("the running program is started by default, under its own name")
    func defaults() {
        let launch = WorkerLaunch(arguments: ["work"], environment: [:])
        #expect(launch.program == "/proc/self/exe")
        #expect(launch.name == CommandLine.arguments[0])
    }

    @Test("arguments, name and environment are those that were given, and no others")
    func environment() throws {
        var launch = WorkerLaunch.shell("echo \"$0 $1 $A ${HOME-none}\"", environment: ["A": "b c"])
        launch.arguments += ["zero", "one two"]
        #expect(try end(launch).errorOutput == "zero one two b c none\n")
        launch = .shell("exit 0")
        launch.name = "other"
        launch.arguments = ["-c", "echo $0"]
        #expect(try end(launch).errorOutput == "other\n")
    }

    @Test("standard input is empty; standard output and error stream are one")
    func streams() throws {
        let end = try end(.shell("cat; echo out; echo err >&2; exit 5"))
        #expect(end.errorOutput == "out\nerr\n")
        #expect(end.exitCode == 5)
    }

    @Test("no other file of this process is inherited")
    func files() throws {
        let number = dup(STDERR_FILENO)
        #expect(number > MessageChannel.workerDescriptor)
        defer { close(number) }
        let end = try end(
            .shell("[ -e /proc/self/fd/3 ] || exit 1; [ -e /proc/self/fd/\(number) ] && exit 2; exit 0"))
        #expect(end.exitCode == 0)
    }

    @Test("signals that this process ignores or blocks are not ignored by a worker, but for SIGPIPE")
    func signals() throws {
        let former = signal(SIGUSR2, SIG_IGN)
        defer { signal(SIGUSR2, former) }
        #expect(try end(.shell("kill -USR2 $$; exit 0")).signal == SIGUSR2)
    }

    @Test("a program that is not there is an error, in the system's words")
    func absent() {
        var launch = WorkerLaunch(arguments: [], environment: [:])
        launch.program = "/nowhere"
        #expect(throws: WorkerError("A worker process could not be started: No such file or directory.")) {
            try WorkerProcess<Word>(launch)
        }
    }
}

extension WorkerLaunch {
    /// A shell that runs a script; its channel is descriptor 3.
    static func shell(_ script: String, environment: [String: String] = ["PATH": "/usr/bin:/bin"]) -> WorkerLaunch {
        var launch = WorkerLaunch(arguments: ["-c", script], environment: environment)
        launch.program = "/bin/sh"
        return launch
    }
}
