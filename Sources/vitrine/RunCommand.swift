// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import VitrineProjects

/// `vitrine run`.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Builds an app and serves it to browsers.",
        discussion: "Words after -- are handed to the app's own command `serve`.")

    @OptionGroup var options: ProjectOptions

    @OptionGroup var build: BuildOptions

    @Option(name: .shortAndLong, help: "How the app is compiled.")
    var configuration = BuildConfiguration.debug

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port: UInt16 = 8080

    @Argument(parsing: .postTerminator, help: .hidden)
    var more: [String] = []

    func run() throws {
        let project = try options.read()
        let run = ProjectRun(project: project, options: build, configuration: configuration)
        try run.start(run.build(run.app()), ["serve", "--port", "\(port)"] + more)
    }
}
