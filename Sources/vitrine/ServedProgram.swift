// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineDevelopment
import VitrineProjects

/// A program that serves, as `--json` tells of it: one line once it listens, and everything else on standard error.
struct ServedProgram: Encodable {
    /// `http://127.0.0.1:8080`.
    var address: String
    /// The id of the process that serves. It ends with this command.
    var process: Int32
    /// The project's folder, or its file.
    var project: String

    /// Starts a program, and ends with it.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - arguments: Its command and the words for that.
    ///   - project: The project that it was built of.
    /// - Throws: `ExitCode`: that of the program.
    static func serve(_ program: URL, _ arguments: [String], of project: SwiftProject) throws -> Never {
        Installation.nameFolders(of: try Installation.home())
        let app: AppProcess
        do {
            app = try AppProcess(program, arguments, environment: ProcessInfo.processInfo.environment) { line in
                Terminal.say(line)
            } onEnd: { _ in
            }
        } catch let failure as AppLaunchFailure {
            Terminal.say("error: The app \(failure.end.reason).")
            throw ExitCode(1)
        }
        EndSignals.handle { app.end() }
        try MachineOutput.printLine(
            ServedProgram(address: app.address, process: app.processIdentifier, project: project.root.path))
        throw ExitCode(app.waitUntilEnd())
    }
}
