// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineBase
import VitrineProjects

/// `vitrine doctor`.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Says what this machine has and lacks, and how a project is read.",
        discussion: """
            Exit codes: 0 nothing is missing; 1 something that Vitrine needs is; 64 a command that is not understood; 66 a \
            project that is not there or cannot be read.
            """)

    @OptionGroup var options: ProjectOptions

    @Flag(help: "Print how the project is read as JSON, and leave the machine out.")
    var json = false

    func run() throws {
        let project = try options.read()
        let description = ProjectDescription(project)
        guard !json else {
            return try MachineOutput.print(description)
        }
        print(description.text)
        let process = Process()
        process.executableURL = try Installation.home().appendingPathComponent("Scripts/doctor")
        try process.start()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw ExitCode(1) }
    }
}
