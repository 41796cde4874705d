// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineBase
import VitrineProjects

/// `vitrine doctor`.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Says what this machine has and lacks, how a project is read, or what is wrong with a served app.",
        discussion: """
            With --url it asks a server for pages, through the proxies in front of it, and opens their sockets: names \
            (Host), pages of others (Origin), the way of a visitor to the process that has the session (stickiness), \
            answers that are held back (buffering) and silent lines that are closed (timeouts).

            Exit codes: 0 nothing is missing; 1 something that Vitrine needs is, or the served app does not work; 64 a \
            command that is not understood; 66 a project that is not there or cannot be read.
            """)

    @OptionGroup var options: ProjectOptions

    @Option(help: "Where an app is served: look at that, and leave project and machine out.")
    var url: String?

    @Flag(help: "Print how the project is read, or what was found at the address, as JSON, and leave the machine out.")
    var json = false

    func run() throws {
        let script = try Installation.home().appendingPathComponent("Scripts/doctor")
        if let url { try become(script, ["--url", url] + (json ? ["--json"] : [])) }
        let project = try options.read()
        let description = ProjectDescription(project)
        guard !json else {
            return try MachineOutput.print(description)
        }
        print(description.text)
        // What the script prints stands below it, also where nobody looks at a terminal.
        fflush(nil)
        let process = Process()
        process.executableURL = script
        try process.start()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw ExitCode(1) }
    }
}
