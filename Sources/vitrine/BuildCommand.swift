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
            own libraries, which Documentation/Operations lists. A unit of systemd is there, too, for a program below /opt.

            Exit codes: 0 the folder is made; 1 the project does not build, or the folder is not empty; 64 a command that \
            is not understood; 66 a project that is not there, cannot be read or has no entry.
            """)

    /// What `--json` prints.
    private struct Built: Encodable {
        var project: String
        var configuration: String
        var folder: String
        var program: String
    }

    @OptionGroup var options: ProjectOptions

    @OptionGroup var build: BuildOptions

    @Option(name: .shortAndLong, help: "How the app is compiled.")
    var configuration = BuildConfiguration.release

    @Option(name: .shortAndLong, help: "The folder; it may not be there yet, or is empty.", completion: .directory)
    var output: String

    @Flag(help: "Print project, configuration, folder and program as JSON, and all else on standard error.")
    var json = false

    func run() throws {
        let project = try options.read(configuration)
        let run = ProjectRun(project: project, options: build, configuration: configuration)
        let program = try run.build(run.app())
        let folder = URL(fileURLWithPath: output).standardizedFileURL.path
        let bundle = try Installation.home().appendingPathComponent("Scripts/bundle-program")
        guard json else { try become(bundle, [program.path, folder]) }
        guard try ChildProgram.run(bundle, [program.path, folder]) == 0 else { throw ExitCode(1) }
        try MachineOutput.print(
            Built(
                project: project.root.path, configuration: configuration.rawValue, folder: folder,
                program: "\(folder)/\(program.lastPathComponent)"))
    }
}
