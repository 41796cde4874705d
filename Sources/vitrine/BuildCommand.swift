// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineProjects

/// `vitrine build`.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Builds an app into a folder that can be served elsewhere.",
        discussion: """
            The folder holds the program, its resources, Swift's libraries, fonts and symbols: everything but Debian's \
            own libraries, which Documentation/Operations lists.
            """)

    @OptionGroup var options: ProjectOptions

    @OptionGroup var build: BuildOptions

    @Option(name: .shortAndLong, help: "How the app is compiled.")
    var configuration = BuildConfiguration.release

    @Option(name: .shortAndLong, help: "The folder; it may not be there yet, or is empty.", completion: .directory)
    var output: String

    func run() throws {
        let project = try options.read()
        let run = ProjectRun(project: project, options: build, configuration: configuration)
        let program = try run.build(run.app())
        let folder = URL(fileURLWithPath: output).standardizedFileURL.path
        try become(Installation.home().appendingPathComponent("Scripts/bundle-program"), [program.path, folder])
    }
}
