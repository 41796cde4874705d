// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import VitrineProjects

/// `vitrine previews`.
struct PreviewsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews", abstract: "Serves the gallery of a project's previews.",
        discussion:
            "A project without an entry is shown by a program of the tool's, with the previews of all its modules.")

    @OptionGroup var options: ProjectOptions

    @OptionGroup var build: BuildOptions

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port: UInt16 = 8080

    func run() throws {
        let project = try options.read()
        let run = ProjectRun(project: project, options: build)
        try run.start(run.build(project.modules.first { $0.kind == .app }), ["previews", "--port", "\(port)"])
    }
}
