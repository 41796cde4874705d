// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineProjects

/// The options of every command that reads a project.
struct ProjectOptions: ParsableArguments {
    @Argument(help: "The project.", completion: .directory)
    var path = "."

    @Option(help: "The app to take where the project has several.")
    var target: String?

    /// Reads the project with the build settings of a configuration, and says on standard error what is left out of it.
    func read(_ configuration: BuildConfiguration = .debug) throws -> SwiftProject {
        do {
            let project = try ProjectReader.read(
                URL(fileURLWithPath: path), target: target, configuration: configuration)
            for note in project.notes { Terminal.say("note: \(note)") }
            return project
        } catch let error as ProjectError {
            Terminal.say("error: \(error.reason)\n       \(error.remedy)")
            throw ExitCode(66)
        }
    }
}

/// The options of every command that builds a project.
struct BuildOptions: ParsableArguments {
    @Option(help: "The platform that #if os(…) is answered for; linux leaves conditions to the compiler.")
    var platform = Platform.iOS

    @Flag(help: "Print every step of the build.")
    var verbose = false

    @Option(help: "Where SwiftPM builds, instead of the cache.", completion: .directory)
    var scratchPath: String?
}

extension BuildConfiguration: ExpressibleByArgument {}

extension Platform: ExpressibleByArgument {}
