// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import VitrineProjects

/// `vitrine previews`.
struct PreviewsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews", abstract: "Serves the gallery of a project's previews.",
        discussion: """
            A project without an entry is shown by a program of the tool's, with the previews of all its modules.

            Exit codes: 0 ended by a signal; 1 the project does not build, or the port is taken; 64 a command that is not \
            understood; 66 a project that is not there or cannot be read.
            """)

    @OptionGroup var options: ProjectOptions

    @OptionGroup var build: BuildOptions

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port: UInt16 = 8080

    @Flag(
        help: "Print address, process and project as one line of JSON once it listens, all else on standard error.")
    var json = false

    func run() throws {
        let project = try options.read()
        let run = ProjectRun(project: project, options: build)
        let program = try run.build(project.modules.first { $0.kind == .app })
        let words = ["previews", "--port", "\(port)"]
        if json { try ServedProgram.serve(program, words, of: project) }
        try run.start(program, words)
    }
}
