// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineSnapshots
import VitrineUI

/// Something that an app's binary does when its name is the first word of the command line: `<App> snapshot …`.
struct AppCommand {
    let name: String
    /// One line of the overview; `nil` keeps a command out of it.
    let summary: String?
    /// Takes the words after the name; ends the process.
    let run: @MainActor ([String]) -> Never

    init(_ name: String, _ summary: String?, run: @escaping @MainActor ([String]) -> Never) {
        self.name = name
        self.summary = summary
        self.run = run
    }

    /// What every app can do, in the order of the overview. The first is meant where no command is named.
    @MainActor
    static func all<A: App>(of app: A.Type) -> [AppCommand] {
        [
            AppCommand("serve", "serves the app to browsers") { arguments in
                #if Server
                    AppLauncher.run(app, arguments: arguments)
                #else
                    refuse("This build has no server: enable the trait Server of the package Vitrine.", code: 1)
                #endif
            },
            AppCommand("previews", "serves the gallery of the app's previews") { arguments in
                #if Server
                    PreviewGallery.serve(app, arguments: arguments)
                #else
                    refuse("This build has no server: enable the trait Server of the package Vitrine.", code: 1)
                #endif
            },
            AppCommand("snapshot", "photographs the app's previews") { SnapshotCommand.run(arguments: $0) },
            AppCommand(SnapshotCommand.workerName, nil) { _ in SnapshotCommand.runWorker() },
        ] + hidden(of: app)
    }

    /// What only a build with a server has, and nobody types.
    @MainActor
    private static func hidden<A: App>(of app: A.Type) -> [AppCommand] {
        #if Server
            [AppCommand(PreviewGallery.workerName, nil) { _ in PreviewGallery.work(app) }]
        #else
            []
        #endif
    }

    /// Runs the command that a command line names; says what there is where it names none.
    @MainActor
    static func run(_ commands: [AppCommand], arguments: [String]) -> Never {
        guard let name = arguments.first, !name.hasPrefix("-") else {
            if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) { print(overview(of: commands)) }
            commands[0].run(arguments)
        }
        guard let command = commands.first(where: { $0.name == name }) else {
            refuse("error [usage]: there is no command '\(name)'\n\(overview(of: commands))", code: 2)
        }
        command.run(Array(arguments.dropFirst()))
    }

    static func overview(of commands: [AppCommand]) -> String {
        let shown = commands.compactMap { command in command.summary.map { (command.name, $0) } }
        let width = shown.map(\.0.count).max() ?? 0
        let lines = shown.map { name, summary in
            "  \(name)\(String(repeating: " ", count: width - name.count))  \(summary)"
        }
        return (["commands (each tells more with --help):"] + lines).joined(separator: "\n")
    }

    private static func refuse(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        endProcess(code)
    }
}
