// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// `vitrine check`.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Says what of a folder of sources would compile.",
        discussion: "Lists the modules and names that are missing, by the number of files that use them.")

    @Argument(help: "A folder of sources: an app, a package, or several.", completion: .directory)
    var path = "."

    @Option(name: .customLong("swift-version"), help: "The language mode of files that belong to no package: 5 or 6.")
    var swiftVersion = "6"

    @Option(help: "How many files are named for each.")
    var examples = 1

    func validate() throws {
        guard ["5", "6"].contains(swiftVersion) else { throw ValidationError("--swift-version is 5 or 6.") }
        guard examples > 0 else { throw ValidationError("--examples is at least 1.") }
    }

    func run() throws {
        let script = try Installation.home().appendingPathComponent("Scripts/compat")
        let folder = URL(fileURLWithPath: path).standardizedFileURL.path
        try become(script, [folder, "--swift-version", swiftVersion, "--examples", "\(examples)"])
    }
}
