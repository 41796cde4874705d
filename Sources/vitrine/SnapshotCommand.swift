// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineProjects

/// `vitrine snapshot`.
struct SnapshotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Photographs a project's previews, or compares them with an earlier run or another commit.",
        discussion: """
            Writes an image, the element tree and the words of a screen reader for each preview, and a page of all of \
            them. With --verify or --against it writes what differs: images before and after and their difference, \
            collage.png, index.html, changes.json, and for a pull request changes.md.

            --against builds the project as it is at a commit, in a folder of the cache, and as it is now. Nothing is \
            written into the repository.

            Exit codes: 0 all previews were photographed, or nothing differs; 1 a preview cannot be drawn, or something \
            differs, or (without --against) the project does not build; 2 with --against one of the two does not build, \
            so that nothing was compared, or the program knows no such --matrix; 64 a command that is not understood; 66 \
            a project or a commit that is not there or cannot be read.
            """)

    @OptionGroup var options: ProjectOptions

    @OptionGroup var build: BuildOptions

    @Option(
        help: "Where images, texts and index.html go; with --verify and --against, the report.",
        completion: .directory)
    var output: String?

    @Flag(help: "Print the ids of the previews, and photograph none.")
    var list = false

    @Option(help: "A folder of an earlier run to compare with.", completion: .directory)
    var verify: String?

    @Option(help: "A branch, a tag or a commit to compare with.")
    var against: String?

    @Option(help: "Where the differences go as JUnit's XML, with --verify or --against.", completion: .file())
    var xunit: String?

    @Option(
        name: .customLong("image-base"),
        help: "What stands before the paths of images in changes.md: the address where the report will lie.")
    var imageBase = ""

    @Option(help: "Only previews with this id, or whose id the pattern fits (* and ?); may be repeated.")
    var only: [String] = []

    @Option(help: "Every preview several times: scheme, size, locale, direction, device, separated by commas.")
    var matrix: String?

    @Option(help: "How many processes photograph; one for each processor where none is said.")
    var jobs: Int?

    @Flag(help: "Print previews, images or differences as JSON, and all else on standard error.")
    var json = false

    func validate() throws {
        guard list || output != nil else { throw ValidationError("Name a folder with --output.") }
        if list, verify != nil || against != nil || output != nil {
            throw ValidationError("--list goes with --only and --json alone.")
        }
        guard verify == nil || against == nil else { throw ValidationError("Compare with --verify or --against.") }
        guard xunit == nil || verify != nil || against != nil else {
            throw ValidationError("--xunit goes with --verify or --against.")
        }
    }

    func run() throws {
        let project = try options.read()
        if let against { return try compare(project, with: against) }
        let program = try Self.program(of: project, build)
        if let verify { return try compare(program, with: absolute(verify), named: verify) }
        try ProjectRun(project: project, options: build).start(program, list ? listing : photographing)
    }

    private var listing: [String] {
        ["snapshot", "--list"] + only.flatMap { ["--only", $0] } + (json ? ["--json"] : [])
    }

    private var photographing: [String] {
        var words = ["snapshot", "--output", absolute(output ?? ".")] + traits
        for pattern in only { words += ["--only", pattern] }
        return words + (json ? ["--json"] : [])
    }

    private var traits: [String] {
        (matrix.map { ["--matrix", $0] } ?? []) + (jobs.map { ["--jobs", "\($0)"] } ?? [])
    }

    /// Photographs the project at a commit and as it is now.
    private func compare(_ project: SwiftProject, with reference: String) throws {
        let folder = ProjectBuild.Places().revision(of: project)
        let former: SwiftProject
        let revision: ProjectRevision
        do {
            revision = try ProjectRevision(reference, of: URL(fileURLWithPath: options.path), in: folder)
            former = try ProjectReader.read(revision.url, target: options.target)
        } catch let error as ProjectError {
            Terminal.say("error: \(error.reason)\n       \(error.remedy)")
            throw ExitCode(66)
        }
        let name = "\(reference) (\(revision.commit.prefix(12)))"
        let images = folder.appendingPathComponent("images")
        try? FileManager.default.removeItem(at: images)
        Terminal.say("Photographing \(name).")
        let before = try Self.built(name) { try Self.program(of: former, build) }
        Installation.nameFolders(of: try Installation.home())
        // A preview that cannot be drawn there is one of the other status.
        _ = try ChildProgram.run(before, ["snapshot", "--output", images.path] + traits)
        guard FileManager.default.fileExists(atPath: images.appendingPathComponent("snapshots.json").path) else {
            Terminal.say("error: Nothing was photographed of \(name).")
            throw ExitCode(2)
        }
        Terminal.say("Photographing \(project.name) as it is.")
        let after = try Self.built("The project as it is") { try Self.program(of: project, build) }
        try compare(after, with: images.path, named: name)
    }

    /// Compares what a program shows with the images of a folder, and writes the report.
    private func compare(_ program: URL, with images: String, named name: String) throws {
        Installation.nameFolders(of: try Installation.home())
        let report = URL(fileURLWithPath: absolute(output ?? "."))
        let status = try ChildProgram.run(
            program, photographing.filter { $0 != "--json" } + ["--verify", images])
        let changes: PreviewChanges
        do { changes = try PreviewChanges(folder: report) } catch {
            // The program has said why.
            throw ExitCode(status == 0 ? 1 : status)
        }
        let markdown = changes.markdown(against: name, images: imageBase)
        try Data(markdown.utf8).write(to: report.appendingPathComponent("changes.md"), options: .atomic)
        if let xunit { try changes.results.writeJUnit(to: URL(fileURLWithPath: xunit)) }
        if json { try MachineOutput.print(changes) }
        Terminal.say("Compared with \(name): \(changes.summary).")
        if status != 0 { throw ExitCode(status) }
    }

    private static func program(of project: SwiftProject, _ build: BuildOptions) throws -> URL {
        try ProjectRun(project: project, options: build).build(project.modules.first { $0.kind == .app })
    }

    private static func built(_ name: String, _ build: () throws -> URL) throws -> URL {
        do { return try build() } catch is ExitCode {
            Terminal.say("error: \(name) does not build, so that nothing was compared.")
            throw ExitCode(2)
        }
    }

    private func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
