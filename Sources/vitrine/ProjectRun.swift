// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineProjects

/// Builds a project's program and becomes it.
struct ProjectRun {
    let project: SwiftProject
    let options: BuildOptions
    var configuration = BuildConfiguration.debug

    /// The module with the app's entry.
    ///
    /// - Returns: The first one.
    /// - Throws: `ExitCode` 66 for a project without one; the reason was said.
    func app() throws -> Module {
        if let app = project.modules.first(where: { $0.kind == .app }) { return app }
        Terminal.say(
            """
            error: \(project.name) has no entry: no type is marked with @main.
                   Look at its previews: vitrine previews.
            """)
        throw ExitCode(66)
    }

    /// Builds the program of a module, or the one that shows previews.
    func build(_ program: Module?) throws -> URL {
        try build {
            try $0.write($1, starting: $1.modules.first { $0.name == program?.name })
        } making: {
            try $0.run(product: $1, report: $2)
        }
    }

    /// Builds the program of the project's tests.
    func buildTests() throws -> URL {
        try build {
            try $0.write(testsOf: $1)
        } making: {
            try $0.runTests(ofPackage: $1, report: $2)
        }
    }

    private func build(
        writing write: (BuildFolder, SwiftProject) throws -> BuildFolder.Written,
        making make: (ProjectBuild, String, (ProjectBuild.Event) -> Void) throws -> URL
    ) throws -> URL {
        let home = try Installation.home()
        let places = ProjectBuild.Places()
        let folder = BuildFolder(places.package(of: project), engine: home, platform: options.platform)
        var failed: Set<String> = []
        var shims = project.shims
        do {
            let prepared = try PreparedProject(
                project, in: folder, fetching: FetchedPackages(places.fetched(for: project)), writing: write)
            for note in prepared.notes { Terminal.say("note: \(note)") }
            shims = prepared.project.shims
            let started = ContinuousClock.now
            let scratch = options.scratchPath.map { URL(fileURLWithPath: $0) } ?? places.scratch
            if !FileManager.default.fileExists(atPath: scratch.path) {
                Terminal.say("The first build compiles the engine, too: some minutes.")
            }
            let build = ProjectBuild(package: folder.url, scratch: scratch, isRelease: configuration == .release)
            let built = try make(build, prepared.written.product) { event in
                switch event {
                case .progress(let done, let all, let step):
                    if options.verbose {
                        Terminal.say("[\(done)/\(all)] \(step)")
                    } else {
                        Terminal.show("Building \(project.name): \(done) of \(all)")
                    }
                case .line(let line):
                    Terminal.clear()
                    Terminal.say(line)
                    if let error = line.firstMatch(of: /^(.+?\.swift):\d+:\d+: error:/) {
                        failed.insert(String(error.1))
                    }
                }
            }
            Terminal.clear()
            let seconds = (ContinuousClock.now - started).components.seconds
            Terminal.say("Built \(project.name) in \(seconds) s.")
            return built
        } catch let error as ProjectError {
            Terminal.clear()
            for shim in shims where failed.contains(where: shim.isImported) {
                let contents = ShimContents(shim, engine: home).lines.map { "       \($0)" }
                Terminal.say("note: The shim of \(shim.name) has:\n\(contents.joined(separator: "\n"))")
            }
            Terminal.say("error: \(error.reason)\n       \(error.remedy)")
            throw ExitCode(1)
        }
    }

    /// Replaces this process by the program, which finds Vitrine's fonts and symbols.
    func start(_ program: URL, _ arguments: [String]) throws -> Never {
        Installation.nameFolders(of: try Installation.home())
        try become(program, arguments)
    }
}
