// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineProjects

/// `vitrine snapshot`.
struct SnapshotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot", abstract: "Photographs a project's previews, or compares them with an earlier run.",
        discussion: """
            Writes an image, the element tree and the words of a screen reader for each preview, and a page of all of \
            them. With --verify the exit code is 1 where something differs.
            """)

    @OptionGroup var options: ProjectOptions

    @OptionGroup var build: BuildOptions

    @Option(help: "Where images, texts and index.html go; with --verify, the report.", completion: .directory)
    var output: String?

    @Flag(help: "Print the ids of the previews, and photograph none.")
    var list = false

    @Option(help: "A folder of an earlier run to compare with.", completion: .directory)
    var verify: String?

    @Option(help: "Only previews with this id, or whose id the pattern fits (* and ?); may be repeated.")
    var only: [String] = []

    @Option(help: "Every preview several times: scheme, size, locale, direction, device, separated by commas.")
    var matrix: String?

    @Option(help: "How many processes photograph; one for each processor where none is said.")
    var jobs: Int?

    func validate() throws {
        guard list || output != nil else { throw ValidationError("Name a folder with --output.") }
    }

    func run() throws {
        let project = try options.read()
        let run = ProjectRun(project: project, options: build)
        var words = ["snapshot"]
        if let output, !list { words += ["--output", absolute(output)] }
        if list { words.append("--list") }
        if let verify { words += ["--verify", absolute(verify)] }
        for pattern in only { words += ["--only", pattern] }
        if let matrix { words += ["--matrix", matrix] }
        if let jobs { words += ["--jobs", "\(jobs)"] }
        try run.start(run.build(project.modules.first { $0.kind == .app }), words)
    }

    private func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
