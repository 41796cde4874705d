// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineDevelopment
import VitrineProjects

/// How an app is compiled here, for `Scripts/compat`: the engine is built where `vitrine run` builds it, with a small project
/// of ours that shows the compiler's command line.
struct CheckCompiler: Encodable {
    private static let module = "VitrineCheck"

    /// The folder that SwiftPM builds in.
    private var build: String
    /// The compiler and its arguments.
    private var arguments: [String]

    /// Builds the engine, and reads how a module of an app is compiled.
    ///
    /// - Parameters:
    ///   - options: How projects are built.
    ///   - settings: The settings of sources that belong to no project.
    ///   - rareModules: The modules to compile that only projects are linked with that import them.
    ///   - shims: What answers the imports of well-known packages.
    /// - Throws: `ExitCode` 1 when the engine does not build; the reason was said.
    init(_ options: BuildOptions, settings: CompilerSettings, rareModules: [String], shims: [PackageShim]) throws {
        let places = ProjectBuild.Places()
        let imports = (rareModules + ["SwiftUI"]).map { "import \($0)\n" }.joined()
        let sources = places.cache.appendingPathComponent("checks/compiler")
        try Self.write(["App.swift": imports, "Tests.swift": "import Testing\n"], into: sources)
        // With a catalog, since the tool that names assets is built for those that have one, and with tests, since their
        // modules are built for tests.
        let catalog = sources.appendingPathComponent("Assets.xcassets")
        try Self.write(["Contents.json": "{}"], into: catalog)
        let file = { (name: String) in SourceFile(url: sources.appendingPathComponent(name), path: name) }
        let modules = [
            Module(
                name: Self.module, kind: .library, sources: [file("App.swift")],
                resources: [ModuleResource(url: catalog, path: "Assets.xcassets")], settings: settings),
            Module(
                name: "\(Self.module)Tests", kind: .tests, sources: [file("Tests.swift")],
                dependencies: [Self.module], settings: settings),
        ]
        var project = SwiftProject(name: Self.module, kind: .folder, root: sources, modules: modules)
        project.shims = shims
        let folder = BuildFolder(
            places.package(of: project), engine: try Installation.home(), platform: options.platform)
        let scratch = options.scratchPath.map { URL(fileURLWithPath: $0) } ?? places.scratch
        let build = ProjectBuild(package: folder.url, scratch: scratch)
        self.build = scratch.standardizedFileURL.path
        do {
            arguments = try build.locked {
                _ = try folder.write(testsOf: project)
                try build.tests { event in
                    switch event {
                    case .progress(let done, let all, _): Terminal.show("Building the engine: \(done) of \(all)")
                    case .line(let line):
                        Terminal.clear()
                        Terminal.say(line)
                    }
                }
                Terminal.clear()
                guard let command = try BuildManifest(scratch: scratch).module(Self.module) else {
                    throw ProjectError(
                        "SwiftPM's plan does not say how \(Self.module) is compiled.",
                        remedy: "Remove \(scratch.path), and try again.")
                }
                // An app's entry is a type; only a file called main.swift has statements of its own.
                let isLibrary = command.arguments.contains("-parse-as-library")
                return command.arguments + (isLibrary ? [] : ["-parse-as-library"])
            }
        } catch let error as ProjectError {
            Terminal.clear()
            Terminal.say("error: \(error.reason)\n       \(error.remedy)")
            throw ExitCode(1)
        }
    }

    private static func write(_ texts: [String: String], into folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in texts { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    }
}
