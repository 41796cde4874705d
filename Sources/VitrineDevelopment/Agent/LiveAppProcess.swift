// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineWorkers

/// An app that an agent operates: its program, running without a browser. It ends with this process.
final class LiveAppProcess {
    /// How long an answer may take, before the app counts as hanging.
    private static let patience = Duration.seconds(60)

    private let worker: WorkerProcess<LiveAppReply>
    /// A home of its own, so that the app keeps its files apart from the user's.
    private let home: URL

    /// Starts a program, and has it show its first page.
    ///
    /// - Parameters:
    ///   - program: The app's program.
    ///   - window: The app's window.
    ///   - environment: The environment of the program.
    /// - Throws: `WorkerError`; errors of the file system.
    init(_ program: URL, window: LiveAppWindow, environment: [String: String]) throws {
        home = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-app-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        var launch = WorkerLaunch(
            arguments: [LiveAppWorker.name], environment: environment.merging(["HOME": home.path]) { $1 })
        launch.program = program.path
        launch.name = program.path
        worker = try WorkerProcess(launch)
        try worker.send(LiveAppMessage.start(window))
    }

    deinit {
        _ = worker.end()
        try? FileManager.default.removeItem(at: home)
    }

    /// Asks for something, and waits for the answer.
    func ask(_ request: LiveAppRequest, _ call: AgentCall) throws -> LiveAppReply {
        worker.forgetErrorOutput()
        try worker.send(LiveAppMessage.request(request))
        return try answer(call)
    }

    /// Waits for the next answer.
    ///
    /// - Throws: `AgentFailure` with what the app says it could not do, or how it ended.
    func answer(_ call: AgentCall) throws -> LiveAppReply {
        let limit = ContinuousClock.now + Self.patience
        while ContinuousClock.now < limit {
            if call.isCancelled { throw LiveAppEnd(text: "The call was cancelled, and the app was ended.") }
            switch worker.next(until: .now + .milliseconds(250)) {
            case .message(let reply):
                if let failure = reply.failure { throw AgentFailure(failure) }
                return reply
            case .ended(let end):
                throw LiveAppEnd(text: "The app has ended. \(end.reason)\n\(end.errorOutput)")
            case .timedOut: continue
            }
        }
        throw LiveAppEnd(text: "The app has not answered for \(Self.patience), and was ended.")
    }
}

/// Why an app does not run any more.
struct LiveAppEnd: Error {
    var text: String
}
