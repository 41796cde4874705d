// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineProjects

/// `vitrine doctor`.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Says what this machine has and lacks, and how a project is read.",
        discussion: "The exit code is 1 when something that Vitrine needs is missing.")

    @OptionGroup var options: ProjectOptions

    @Flag(help: "Print how the project is read as JSON, and leave the machine out.")
    var json = false

    func run() throws {
        let project = try options.read()
        let description = ProjectDescription(project)
        guard !json else {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return print(String(decoding: try encoder.encode(description), as: UTF8.self))
        }
        print(description.text)
        let process = Process()
        process.executableURL = try Installation.home().appendingPathComponent("Scripts/doctor")
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw ExitCode(1) }
    }
}
