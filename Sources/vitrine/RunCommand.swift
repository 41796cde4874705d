// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineProjects

/// `vitrine run`.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Builds an app and serves it to browsers.",
        discussion: """
            Words after -- are handed to the app's own command `serve`.

            Exit codes: 0 ended by a signal; 1 the project does not build, or the port is taken; 64 a command that is not \
            understood; 66 a project that is not there, cannot be read or has no entry; what else the app ends with.
            """)

    @OptionGroup var options: ProjectOptions

    @OptionGroup var build: BuildOptions

    @Option(name: .shortAndLong, help: "How the app is compiled.")
    var configuration = BuildConfiguration.debug

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port: UInt16 = 8080

    @Flag(
        help: "Print address, process and project as one line of JSON once the app listens, all else on standard error."
    )
    var json = false

    @Flag(name: .customLong("no-serve"), help: "Build the app, print the path of its program, and do not serve it.")
    var isBuildOnly = false

    @Argument(parsing: .postTerminator, help: .hidden)
    var more: [String] = []

    func run() throws {
        let project = try options.read(configuration)
        let run = ProjectRun(project: project, options: build, configuration: configuration)
        let program = try run.build(run.app())
        if isBuildOnly { return print(program.path) }
        let words = ["serve", "--port", "\(port)"] + more
        if json { try ServedProgram.serve(program, words, of: project) }
        try run.start(program, words)
    }
}
