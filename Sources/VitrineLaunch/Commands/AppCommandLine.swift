// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineBase
package import VitrineCore
import VitrineSnapshots
import VitrineWorkers

/// The command line of an app's binary: `<App> [serve] …`, `<App> snapshot …`.
struct AppCommandLine: ParsableCommand {
    /// The exit code of a command line that cannot be meant, where it is not one of `serve` or `previews`.
    static let usageExitCode: Int32 = 2

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent,
            abstract: "Runs the app.",
            discussion: "Each command tells more with --help.",
            version: "Vitrine \(VitrineVersion.current)",
            subcommands: [
                ServeArguments.self, PreviewsArguments.self, SnapshotArguments.self, DoctorArguments.self,
                VisitorsArguments.self, SetupArguments.self,
            ],
            defaultSubcommand: ServeArguments.self)
    }

    static var _errorPrefix: String { "error [usage]: " }

    /// Returns the command of a command line, with its options. Without a command it is `serve`; a command line that
    /// cannot be meant, and the wish for help, end the process.
    static func command(of arguments: [String]) -> any ParsableCommand {
        let name = arguments.first.flatMap { $0.hasPrefix("-") ? nil : $0 } ?? ServeArguments._commandName
        guard configuration.subcommands.contains(where: { $0._commandName == name }) || name == "help" else {
            refuse("error [usage]: there is no command '\(name)'\n\(helpMessage())", code: usageExitCode)
        }
        do {
            var command = try parseAsRoot(arguments)
            let type = Swift.type(of: command)
            // The parser's own commands throw what is to be printed.
            if !configuration.subcommands.contains(where: { $0 == type }) { try command.run() }
            return command
        } catch {
            let isOfServer = [ServeArguments._commandName, PreviewsArguments._commandName].contains(name)
            end(error, usage: isOfServer ? ServeArguments.usageExitCode : usageExitCode)
        }
    }
}

extension ParsableCommand {
    /// Ends the process with what became of a command line instead of a command: help, or what is wrong.
    static func end(_ error: any Error, usage code: Int32) -> Never {
        let text = fullMessage(for: error)
        guard exitCode(for: error).isSuccess else { refuse(text, code: code) }
        print(text)
        endProcess(0)
    }
}

/// Ends the process with words on the error stream.
func refuse(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    endProcess(code)
}

/// Runs the command of a command line, and ends the process.
///
/// The module SwiftUI calls this by its symbol and does not import this module: a program that imports SwiftUI would
/// load everything that commands and the server are made of, and see what those packages add to types of others.
@MainActor @_silgen_name("vitrine_launch")
package func launch(_ app: any App.Type, arguments: [String]) -> Never {
    // Workers are started by a program that has read its command line and checked its resources.
    switch arguments.first {
    case SnapshotCommand.workerName: SnapshotCommand.runWorker()
    case PreviewGallery.workerName: PreviewGallery.work(app)
    case LiveAppWorker.name: LiveApp.work(app)
    case AppWorkers.workerName: AppWorkers.work(app, arguments: Array(arguments.dropFirst()))
    default: break
    }
    let command = AppCommandLine.command(of: arguments)
    if command is SetupArguments { SetupCommand.run() }
    if let problem = ProgramResources.problem() { refuse(problem, code: 1) }
    switch command {
    case let snapshot as SnapshotArguments: SnapshotCommand.run(snapshot.options)
    case let serve as ServeArguments: AppLauncher.run(app, options: serve.options, arguments: arguments)
    case let previews as PreviewsArguments: PreviewGallery.serve(app, options: previews.options)
    case let doctor as DoctorArguments: AppDoctor.run(app, addresses: doctor.addresses)
    case let visitors as VisitorsArguments: VisitorsCommand.run(app, forgettingDays: visitors.forgettingDays)
    default: preconditionFailure("A command without a case: \(command)")
    }
}
