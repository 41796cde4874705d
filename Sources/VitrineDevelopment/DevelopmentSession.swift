// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineProjects
import VitrineWorkers

/// An app while it is developed: its files are watched, what has changed is built, and the program that came out of it
/// takes the place of the one before as soon as it answers.
package final class DevelopmentSession: Sendable {
    /// What is said of it in the terminal.
    package enum Event: Sendable {
        /// A line of a compiler, a linker or SwiftPM.
        case build(String)
        /// A line that the app printed.
        case app(String)
        case progress(String)
        /// A sentence for the developer.
        case note(String)
        case problem(String)
    }

    let state: DevelopmentState
    private let workshop: Mutex<Workshop>
    /// Where programs leave their sessions for the next one.
    private let sessions: URL
    /// What was said of sessions that were handed over.
    private let handedOver = Mutex(HandOverNotes())
    private let arguments: [String]
    private let environment: [String: String]
    private let report: @Sendable (Event) -> Void
    private let running = Mutex<AppProcess?>(nil)
    /// Held while a program is started.
    private let starting = Mutex<URL?>(nil)

    /// - Parameters:
    ///   - workshop: What builds the app.
    ///   - state: What pages are told.
    ///   - arguments: Arguments of the app's program, beside its port.
    ///   - environment: Its environment.
    ///   - report: Told of what happens.
    package init(
        _ workshop: sending Workshop, state: DevelopmentState, arguments: [String], environment: [String: String],
        report: @escaping @Sendable (Event) -> Void
    ) {
        sessions = workshop.sessions
        self.workshop = Mutex(workshop)
        self.state = state
        self.arguments = arguments
        self.environment = environment
        self.report = report
    }

    /// Builds and starts the app for the first time, then after each change, until the files cannot be watched any more.
    package func run() throws {
        try workshop.withLock { workshop in
            let watcher = try FileWatcher(workshop.places, skipping: ProjectFiles.skippedFolders)
            update { try workshop.build(after: nil, self.report) }
            while true {
                // What can be done before the next change is.
                workshop.prepare()
                let changes = try watcher.next()
                guard workshop.concerns(changes) else { continue }
                update { try workshop.build(after: changes, self.report) }
                for place in workshop.places { try watcher.watch(place) }
            }
        }
    }

    /// Ends the app.
    package func end() { running.withLock { $0 }?.end() }

    /// Starts the program again that was built last, if none runs; called for a page that is asked for.
    package func revive() {
        starting.withLock { program in
            guard let program, state.port == nil else { return }
            start(program)
        }
    }

    private func update(_ build: () throws -> Workshop.Product?) {
        let begun = ContinuousClock.now
        do {
            guard let product = try build() else { return state.publish(nil) }
            let built = ContinuousClock.now
            let isStarted = starting.withLock { program in
                program = product.program
                return start(product.program)
            }
            guard isStarted else { return }
            let ended = ContinuousClock.now
            report(.note(product.sentence(all: ended - begun, start: ended - built)))
        } catch let failure as BuildFailure {
            let messages = CompilerMessage.read(failure.lines).filter { $0.severity == .error }
            let title =
                messages.count == 1 ? "The app does not build" : "The app does not build: \(messages.count) errors"
            state.publish(
                .init(
                    kind: .build, title: messages.isEmpty ? "The app does not build" : title, messages: messages,
                    lines: failure.lines))
            report(.problem(messages.isEmpty ? failure.lines.joined(separator: "\n") : title + "."))
        } catch {
            state.publish(.init(kind: .build, title: "The app does not build", lines: ["\(error)"]))
            report(.problem("\(error)"))
        }
    }

    /// Starts a program beside the one that runs, and lets it take that one's place. The order matters: what the old one
    /// has to keep, sessions among it, is written when pages ask the new one.
    @discardableResult
    private func start(_ program: URL) -> Bool {
        let report = self.report
        do {
            let app = try AppProcess(
                program, Self.serving(handOver: sessions, arguments), environment: environment
            ) { [weak self] line in
                guard !line.hasPrefix("listening on "), self?.isNews(line) != false else { return }
                report(.app(line))
            } onEnd: { [weak self] end in
                self?.crashed(program, end)
            }
            let old = running.withLock { running in
                defer { running = app }
                return running
            }
            state.handOver(to: app.port) { old?.end() }
            state.publishProgram()
            return true
        } catch let failure as AppLaunchFailure {
            tell(failure.end, of: program)
        } catch {
            report(.problem("\(program.path) cannot be started: \(error)"))
        }
        return false
    }

    /// Returns the arguments of a program that hands its sessions to the next one.
    ///
    /// - Parameters:
    ///   - sessions: The folder in which it leaves its sessions.
    ///   - own: The developer's own arguments, which come last and therefore win.
    /// - Returns: The command and its options.
    static func serving(handOver sessions: URL, _ own: [String]) -> [String] {
        // A program that hangs keeps the developer waiting no longer than that.
        ["serve", "--port", "0", "--metrics", "none", "--workers", "1", "--leave-within", "7"]
            + ["--hand-over", sessions.path] + own
    }

    private func isNews(_ line: String) -> Bool { handedOver.withLock { $0.isNews(line) } }

    private func crashed(_ program: URL, _ end: AppProcess.End) {
        running.withLock { $0 = nil }
        state.route(to: nil)
        tell(end, of: program)
    }

    private func tell(_ end: AppProcess.End, of program: URL) {
        let title = "The app \(end.reason)"
        let fault = FaultReport(errorOutput: end.lines.joined(separator: "\n"))
        let lines = end.lines + (fault?.text.components(separatedBy: "\n") ?? [])
        state.publish(.init(kind: .crash, title: title, lines: lines))
        report(.problem(title + "."))
    }
}
