// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// A command of an app's program, named by the first word of the command line: `<App> snapshot …`.
package struct AppCommand {
    package let name: String
    /// The line of the command in the overview; `nil` hides the command.
    package let summary: String?
    /// Whether the command works without the program's resources.
    private let isForSetup: Bool
    /// Runs the command with the words after its name; ends the process.
    package let run: @MainActor ([String]) -> Never

    package init(
        _ name: String, _ summary: String?, isForSetup: Bool = false, run: @escaping @MainActor ([String]) -> Never
    ) {
        self.name = name
        self.summary = summary
        self.isForSetup = isForSetup
        self.run = run
    }

    /// Runs the command of a command line.
    ///
    /// `--version` prints Vitrine's version. Without a valid command it prints the overview; if the program's resources
    /// are incomplete it prints what is missing.
    @MainActor
    package static func run(_ commands: [AppCommand], arguments: [String]) -> Never {
        if arguments == ["--version"] {
            print("Vitrine \(VitrineVersion.current)")
            endProcess(0)
        }
        guard let name = arguments.first, !name.hasPrefix("-") else {
            if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) { print(overview(of: commands)) }
            commands[0].start(arguments)
        }
        guard let command = commands.first(where: { $0.name == name }) else {
            refuse("error [usage]: there is no command '\(name)'\n\(overview(of: commands))", code: 2)
        }
        command.start(Array(arguments.dropFirst()))
    }

    @MainActor
    private func start(_ arguments: [String]) -> Never {
        // Workers are started by a program that has checked its resources.
        if !isForSetup, summary != nil, let problem = ProgramResources.problem() {
            AppCommand.refuse(problem, code: 1)
        }
        run(arguments)
    }

    package static func overview(of commands: [AppCommand]) -> String {
        let shown = commands.compactMap { command in command.summary.map { (command.name, $0) } }
        let width = shown.map(\.0.count).max() ?? 0
        let lines = shown.map { name, summary in
            "  \(name)\(String(repeating: " ", count: width - name.count))  \(summary)"
        }
        return (["commands (each tells more with --help):"] + lines).joined(separator: "\n")
    }

    package static func refuse(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        endProcess(code)
    }
}
