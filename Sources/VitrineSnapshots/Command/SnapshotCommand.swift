// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// The command `<App> snapshot`, which lists, renders and compares the previews of the program.
package enum SnapshotCommand {
    /// The hidden command with which the program starts itself as a worker.
    package static let workerName = "snapshot-worker"

    /// The exit codes.
    package enum ExitCode {
        package static let done: Int32 = 0
        /// A preview failed or differs, or the command could not run.
        package static let failed: Int32 = 1
    }

    /// Runs the command and ends the process.
    ///
    /// It has to be called on the main thread, which it keeps: the image of what has changed is drawn there.
    @MainActor
    package static func run(_ options: SnapshotOptions) -> Never {
        // Whoever reads the output may stop before its end; what is photographed is written all the same.
        signal(SIGPIPE, SIG_IGN)
        Task { @MainActor in
            do {
                endProcess(try await SnapshotRun(options).perform() ? ExitCode.done : ExitCode.failed)
            } catch {
                let words = "\(error)"
                complain(words.hasPrefix("error [") ? words : "error [snapshot]: \(words)")
                endProcess(ExitCode.failed)
            }
        }
        while true { RunLoop.main.run() }
    }

    /// Runs as a worker: renders what the parent process asks for, and ends with it.
    ///
    /// It has to be called on the main thread, which it keeps: app code runs on the main actor.
    @MainActor
    package static func runWorker() -> Never {
        Task { @MainActor in
            do {
                try await SnapshotWorker.serve()
                endProcess(ExitCode.done)
            } catch {
                complain("\(error)")
                endProcess(ExitCode.failed)
            }
        }
        while true { RunLoop.main.run() }
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
