// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The program, arguments and environment that a worker process is started with.
package struct WorkerLaunch: Sendable {
    /// The path of the program. The default is the running one, also after a build has put another one at its path.
    package var program = "/proc/self/exe"
    /// The name under which the program is called, its first argument.
    package var name = CommandLine.arguments[0]
    package var arguments: [String]
    package var environment: [String: String]
    /// How many bytes are kept of what the worker wrote last to its error stream.
    package var keptErrorOutput = 16 << 10
    /// Whether what the worker writes to its error stream is written to that of this process as well.
    package var forwardsErrorOutput = false

    package init(arguments: [String], environment: [String: String]) {
        self.arguments = arguments
        self.environment = environment
    }

    /// Starts the process and returns its id.
    ///
    /// The worker has four files: an empty standard input, `errors` as standard output and as error stream, so that
    /// what the program prints never gets between messages, and the channel. It leads a process group of its own, and
    /// finds all signals as programs find them, except for SIGPIPE, which stays as it is here.
    func start(channel: OwnedDescriptor, errors: OwnedDescriptor) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, errors.number, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.number, STDERR_FILENO)
        posix_spawn_file_actions_adddup2(&actions, channel.number, MessageChannel.workerDescriptor)
        for number in Self.inheritedDescriptors() { posix_spawn_file_actions_addclose(&actions, number) }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        sigdelset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        let words = ([name] + arguments).map { strdup($0) } + [nil]
        let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var pid = pid_t()
        let status = posix_spawn(&pid, program, &actions, &attributes, words, variables)
        guard status == 0 else { throw WorkerError("A worker process could not be started", errno: status) }
        return pid
    }

    /// The descriptors above the worker's own that a program would inherit.
    private static func inheritedDescriptors() -> [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap { Int32($0) }.filter {
            $0 > MessageChannel.workerDescriptor && fcntl($0, F_GETFD) & FD_CLOEXEC == 0
        }
    }
}
