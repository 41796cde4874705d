// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineBase
import VitrineDevelopment
import VitrineProjects

/// `vitrine mcp`.
struct AgentCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serves a project to an agent (Model Context Protocol, over standard input and output).",
        discussion: """
            An agent checks and builds the project, looks at its previews as pictures and as trees of elements, and runs \
            its app: it sees what is on the screen, taps, types, scrolls and goes back. \
            Standard output carries the protocol alone. It ends with its input.

            Exit codes: 0 the input ended; 64 a command that is not understood; 66 a project that is not there.
            """)

    @Argument(help: "The project.", completion: .directory)
    var path = "."

    @Option(help: "The app to take where the project has several.")
    var target: String?

    @OptionGroup var build: BuildOptions

    func run() throws {
        let home = try Installation.home()
        let own = ProcessInfo.processInfo.environment
        let place = URL(fileURLWithPath: path).standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: place) else {
            Terminal.say("error: There is nothing at \(place).\n       Name a folder, a project or a file of Swift.")
            throw ExitCode(66)
        }
        var options = ["--platform", build.platform.rawValue]
        if let target { options += ["--target", target] }
        if let scratch = build.scratchPath { options += ["--scratch-path", scratch] }
        let command = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        let environment = own.merging(Installation.resources(of: home)) { mine, _ in mine }
        let tools = ProjectTools(command: command, path: place, options: options, environment: environment)
        let server = AgentServer(version: VitrineVersion.current, tools: tools.all) { line in
            FileHandle.standardOutput.write(Data((line + "\n").utf8))
        }
        while let line = readLine() { server.receive(line) }
        server.cancelAll()
        server.finish()
    }
}
