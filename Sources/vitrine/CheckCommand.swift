// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineProjects

/// `vitrine check`.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Says what of a project would compile.",
        discussion: """
            Lists the packages, modules and names that are missing, by the number of files that use them. A folder that \
            holds several projects is checked as one app with its packages.

            Exit codes: 0 everything compiles; 1 something is missing; 2 there is no source; 64 a command that is \
            not understood; 66 a project that is not there or cannot be read.
            """)

    @OptionGroup var options: ProjectOptions

    @OptionGroup var build: BuildOptions

    @Option(
        name: .customLong("swift-version"),
        help: "The language mode, 5 or 6, of sources that belong to no package or Xcode project.")
    var swiftVersion: String?

    @Option(help: "How many files are named for each.")
    var examples = 1

    @Flag(help: "Print what was found as JSON.")
    var json = false

    func validate() throws {
        guard [nil, "5", "6"].contains(swiftVersion) else { throw ValidationError("--swift-version is 5 or 6.") }
        guard examples > 0 else { throw ValidationError("--examples is at least 1.") }
    }

    /// Words that say how an app is compiled here.
    private func compiler(
        _ settings: CompilerSettings, rareModules: [String], shims: [PackageShim] = []
    ) throws -> [String] {
        let file = ProjectBuild.Places().cache.appendingPathComponent(
            "checks/compiler-\(ProcessInfo.processInfo.processIdentifier).json")
        let compiler = try CheckCompiler(build, settings: settings, rareModules: rareModules, shims: shims)
        try JSONEncoder().encode(compiler).write(to: file)
        return ["--compiler", file.path]
    }

    func run() throws {
        let home = try Installation.home()
        let script = home.appendingPathComponent("Scripts/compat")
        let path = URL(fileURLWithPath: options.path).standardizedFileURL
        var words = ["--examples", "\(examples)"] + (json ? ["--json"] : [])
        var project: SwiftProject
        do {
            project = try ProjectReader.read(path, target: options.target)
        } catch let error as ProjectError {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder), isFolder.boolValue,
                options.target == nil
            else {
                Terminal.say("error: \(error.reason)\n       \(error.remedy)")
                throw ExitCode(66)
            }
            Terminal.say("note: This is read as a folder of several projects: \(error.reason)")
            // As Xcode compiles a new app.
            let settings = CompilerSettings(
                isMainActorByDefault: true, upcomingFeatures: ["NonisolatedNonsendingByDefault"])
            words += try compiler(settings, rareModules: RareModules.names(importedBelow: path))
            try become(script, [path.path, "--swift-version", swiftVersion ?? "6"] + words)
        }
        for note in project.notes { Terminal.say("note: \(note)") }
        if let swiftVersion, [.file, .folder].contains(project.kind) {
            for index in project.modules.indices { project.modules[index].settings.languageMode = swiftVersion }
        }
        let folder = ProjectBuild.Places().check(of: project)
        try? FileManager.default.removeItem(at: folder)
        let check = try ProjectCheck(project, in: folder, engine: home, platform: build.platform)
        for each in check.rewritings { Terminal.say("note: \(each.file):\(each.line): \(each.what)") }
        let file = folder.appendingPathComponent("project.json")
        try JSONEncoder().encode(check).write(to: file)
        let rareModules = RareModules.names(importedBy: project)
        words +=
            try ["--project", file.path]
            + compiler(CompilerSettings(), rareModules: rareModules, shims: project.shims)
        try become(script, [project.root.path] + words)
    }
}
