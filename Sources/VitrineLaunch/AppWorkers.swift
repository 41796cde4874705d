// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineBase
import VitrineBroadcast
import VitrineCore
import VitrineFleet
import VitrineServer
import VitrineStore
import VitrineWeb
import VitrineWorkers

/// `<App> serve --workers N`: the process that serves, and at the same time each of its workers.
@MainActor
enum AppWorkers {
    /// The argument that makes a process a worker of the server that started it.
    static let workerName = "serve-worker"

    /// Starts the workers of an app, and returns the host that serves them. This process runs nothing of the app.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - options: The options of its server.
    ///   - arguments: The command line that they were read from: each worker reads it again.
    ///   - data: What outlives the processes.
    ///   - store: What they share with other machines, to which each worker makes its own connection.
    ///   - log: The log to which starts and ends of workers are written.
    /// - Returns: The host of the server.
    /// - Throws: What keeps the visitors' key from being read.
    static func fleet<A: App>(
        of app: A.Type, options: ServeOptions, arguments: [String], data: DataFolder, store: SharedStore?,
        log: ServerLog
    ) throws -> WorkerFleet {
        // Known before there is a worker: two that start at the same time would make one each.
        let visitorKey = try store?.visitorKey ?? AppLauncher.anyVisitorKey(in: data)
        var launch = WorkerLaunch(
            arguments: [workerName] + arguments, environment: ProcessInfo.processInfo.environment)
        launch.forwardsErrorOutput = true
        let configuration = AppLauncher.configuration(of: app, options: options)
        let files = LiveRegistry(configuration: configuration) { _ in
            preconditionFailure("The process that serves makes no scene.")
        }
        let count = options.workers ?? 1
        let tokenKey =
            options.handOverFolder == nil
            ? MessageCode.randomKey() : AppLauncher.handOverKey(under: visitorKey)
        let kept = KeptSessions(data: data, handOver: options.handOverFolder, log: log)
        let fleet = WorkerFleet(
            count: count, files: files, policy: configuration.policy, capsules: kept.memory,
            leaving: options.configuration.limits.workersTime, onDrain: { kept.save() }, log: { log.diagnostic($0) },
            launch: { [launch] number in
                let connection = WorkerConnection(try WorkerProcess(launch))
                let start = WorkerStart(
                    number: number, count: count, visitorKey: visitorKey, tokenKey: tokenKey)
                try connection.send(.start(start))
                return connection
            })
        fleet.start()
        if let limit = options.watchdog { watch(fleet, limit: limit) }
        return fleet
    }

    /// Begins to ask workers whether they run, on a thread of its own.
    ///
    /// - Parameters:
    ///   - fleet: The workers.
    ///   - limit: How long one may not answer.
    private nonisolated static func watch(_ fleet: WorkerFleet, limit: Duration) {
        Thread.detachNewThread {
            while true {
                Thread.sleep(forTimeInterval: WorkerFleet.beatInterval / .seconds(1))
                fleet.beat(limit: limit)
            }
        }
    }

    /// Works for the server that started this process, until that ends.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - arguments: The server's command line.
    static func work<A: App>(_ app: A.Type, arguments: [String]) -> Never {
        let options = ServeArguments.options(of: arguments)
        outliveSignals()
        do {
            let channel = try MessageChannel.ofThisWorker()
            Task {
                do {
                    try await serve(app, options: options, channel: channel)
                    endProcess(ServerLauncher.ExitCode.drained)
                } catch {
                    write("\(error)")
                    endProcess(ServerLauncher.ExitCode.failed)
                }
            }
        } catch {
            write("\(error)")
            endProcess(ServerLauncher.ExitCode.failed)
        }
        while true { RunLoop.main.run() }
    }

    private static func serve<A: App>(_ app: A.Type, options: ServeOptions, channel: MessageChannel) async throws {
        let services = Mutex<HostService?>(nil)
        // What comes for a socket goes to its session at once: another queue before that would make every event later.
        let commands = channel.messages(HostCommand.self, onClose: { endProcess(0) }) { command in
            // Before there is a service as well: an app may take long to start.
            if case .beat = command {
                answerBeat(over: channel)
                return true
            }
            guard command.isOfSocket, let service = services.withLock({ $0 }) else { return false }
            service.handle(command)
            return true
        }
        for try await command in commands {
            guard case .start(let start) = command else { continue }
            let log = ServerLog()
            let store = try await LaunchedStore.join(
                for: AppLauncher.appName(app), options: options, visitorKey: start.visitorKey, log: log)
            let capsules = FrontCapsules { try channel.send($0) }
            let registry = try AppLauncher.started(
                app, options: options, data: AppLauncher.dataFolder(of: app),
                capacity: AppLauncher.capacity(of: options).share(of: start.count), worker: (start, capsules),
                store: store, log: log, refusals: RefusalLog(log: log))
            ServerLauncher.watchMainActor(limit: options.watchdog)
            // Over a store all workers of all machines have one order; the front knows of its own.
            let channels: BroadcastHub? = store == nil ? BroadcastHub.shared : nil
            let service = HostService(
                registry, capsules: capsules, channels: channels, report: { write($0) },
                send: { try channel.send($0) })
            services.withLock { $0 = service }
            service.begin()
            return try await handOn(commands, to: service)
        }
    }

    /// Off the main actor, which an app may keep busy: what comes must not pile up before it.
    private nonisolated static func handOn(
        _ commands: AsyncThrowingStream<HostCommand, any Error>, to service: HostService
    ) async throws {
        for try await command in commands { service.handle(command) }
    }

    private nonisolated static func answerBeat(over channel: MessageChannel) {
        do {
            try channel.send(HostEvent.beat)
        } catch {
            write("error [worker]: not sent: \(error)")
        }
    }

    /// Leaves it to the process in front to end this one.
    ///
    /// Service managers tell all processes of a service to end: a worker ends when the process in front has had it write its
    /// sessions, or is gone. The signals are handled, not ignored: programs that the app starts would ignore them, too.
    private nonisolated static func outliveSignals() {
        for number in [SIGTERM, SIGINT, SIGHUP] { signal(number) { _ in } }
    }

    private nonisolated static func write(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
