// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineCore
package import VitrineWeb

/// The process of a served app: the server on its own threads, the main thread for the app.
package enum ServerLauncher {
    /// Exit codes, as `sysexits.h` has them.
    package enum ExitCode {
        package static let drained: Int32 = 0
        package static let failed: Int32 = 1
        package static let usage: Int32 = 64
        /// The main actor hung: see `--watchdog`.
        package static let hung: Int32 = 70
    }

    /// Serves until SIGTERM or SIGINT; exits 0 after draining, 1 when it cannot listen.
    ///
    /// Must be called on the main thread, which it keeps: `RunLoop.main.run()` serves the main actor, the main
    /// queue and timers, and makes `Thread.isMainThread` true for app code (an async `main` does not).
    @MainActor package static func serve(
        host: any WebHost, options: ServeOptions, refusals: RefusalLog = RefusalLog(log: ServerLog())
    ) -> Never {
        if let warning = options.warning { write(warning, to: .standardError) }
        let health = ServerHealth(pulse: Pulse(), stallLimit: options.stallLimit)
        let recorded = ServerMetrics()
        recorded.bootstrap()
        let server = LiveServer(
            host: host, configuration: options.configuration, health: health, refusals: refusals, metrics: recorded)
        if let pulse = health.pulse { MainActorWatch(pulse: pulse, limit: options.watchdog).start() }
        if options.endsWithInput { endWithInput() }
        // Said second: scripts wait for the first line.
        let metrics = Mutex<String?>(nil)
        Task.detached {
            do {
                _ = try await server.run(handlesSignals: true) { port in
                    let address = Authority(host: shownHost(options.configuration.host), port: port)
                    write("listening on http://\(address)", to: .standardOutput)
                    if let line = metrics.withLock({ $0 }) { write(line, to: .standardOutput) }
                } onOperators: { address, warning in
                    if let warning { write(warning, to: .standardError) }
                    metrics.withLock { $0 = "metrics on \(address)" }
                }
                endProcess(ExitCode.drained)
            } catch {
                write("\(error)", to: .standardError)
                endProcess(ExitCode.failed)
            }
        }
        while true { RunLoop.main.run() }
    }

    /// Ends this process in order when its standard input has ended: whoever held its other end is gone.
    private static func endWithInput() {
        Thread.detachNewThread {
            while !FileHandle.standardInput.availableData.isEmpty {}
            kill(getpid(), SIGTERM)
        }
    }

    /// Ends this process, with a report, when its main actor hangs.
    ///
    /// - Parameter limit: How long it may not turn; `nil` for ever.
    package static func watchMainActor(limit: Duration?) {
        MainActorWatch(pulse: Pulse(), limit: limit).start()
    }

    /// Returns an address that can be opened: the wildcards are not one.
    private static func shownHost(_ host: String) -> String {
        switch host {
        case "0.0.0.0": "127.0.0.1"
        case "::": "::1"
        default: host
        }
    }

    private static func write(_ line: String, to handle: FileHandle) {
        handle.write(Data("\(line)\n".utf8))
    }
}
