// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// Something that an app's binary does when its name is the first word of the command line: `<App> snapshot …`.
package struct AppCommand {
    package let name: String
    /// One line of the overview; `nil` keeps a command out of it.
    package let summary: String?
    /// Whether the command does its work without the program's resources.
    private let isForSetup: Bool
    /// Takes the words after the name; ends the process.
    package let run: @MainActor ([String]) -> Never

    package init(
        _ name: String, _ summary: String?, isForSetup: Bool = false, run: @escaping @MainActor ([String]) -> Never
    ) {
        self.name = name
        self.summary = summary
        self.isForSetup = isForSetup
        self.run = run
    }

    /// Runs the command that a command line names; says what there is where it names none, and what is missing where
    /// the program is not whole.
    @MainActor
    package static func run(_ commands: [AppCommand], arguments: [String]) -> Never {
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
        // Workers are started by a program that has looked.
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
