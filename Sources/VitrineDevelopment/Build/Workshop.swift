// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineProjects

/// Why there is no new program.
package struct BuildFailure: Error {
    /// What was printed.
    package var lines: [String]
}

/// Builds a project again and again, each time as little as the change asks for.
///
/// To be used by one thread at a time.
package final class Workshop {
    /// A program that was built, and what that took.
    package struct Product: Sendable {
        package var program: URL
        /// Nil where SwiftPM has built.
        package var times: QuickBuild.Times?

        /// What was done, for the developer, in seconds.
        func sentence(all: Duration, start: Duration) -> String {
            let seconds = { (duration: Duration) in String(format: "%.2f", duration / .seconds(1)) }
            guard let times else { return "Built and started in \(seconds(all)) s, by SwiftPM." }
            return "Built and started in \(seconds(all)) s: compiler \(seconds(times.compiler)), linker "
                + "\(seconds(times.linker)), start \(seconds(start))."
        }
    }

    private let path: URL
    private let target: String?
    private let folder: BuildFolder
    private let build: ProjectBuild
    private let fetched: FetchedPackages
    /// What the developer was told last of the copies.
    private var notes: [String] = []
    /// Where programs run.
    private let own: DevelopmentFolder
    private var project: SwiftProject
    private var product = ""
    private var modules: [Module] = []
    /// The modules of sources, by their paths.
    private var sources: [String: (module: Module, file: SourceFile)] = [:]
    private var quick: QuickBuild?
    /// SwiftPM's manifest as it was written by our last build.
    private var stamp: Date?
    private var count = 0
    /// Folders of programs that SwiftPM built, and the number of the last one.
    private var generation = 0

    /// - Parameters:
    ///   - path: The project.
    ///   - target: The app to take where it has several.
    ///   - project: The project as it was read.
    ///   - folder: The package that is written for it.
    ///   - build: What builds that.
    ///   - fetched: Where packages are fetched.
    /// - Throws: `ProjectError` where there is no place for programs; errors of the file system.
    package init(
        path: URL, target: String?, project: SwiftProject, folder: BuildFolder, build: ProjectBuild,
        fetched: FetchedPackages
    ) throws {
        own = try DevelopmentFolder(
            in: folder.url.deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("development").appendingPathComponent(folder.url.lastPathComponent))
        self.path = path.standardizedFileURL
        self.target = target
        self.project = project
        self.folder = folder
        self.build = build
        self.fetched = fetched
    }

    /// The folders and files that the project is made of.
    package var places: [URL] {
        let roots = project.kind == .file ? [path] : [project.root, path]
        let files = project.modules.flatMap { module in module.sources.map(\.url) + module.resources.map(\.url) }
        let outside = files.filter { file in !roots.contains { file.path.hasPrefix($0.path + "/") || file == $0 } }
        return roots + outside
    }

    /// Whether changes of these files may change the app.
    package func concerns(_ changes: Set<String>) -> Bool {
        changes.contains { change in
            sources[change] != nil || ProjectFiles.mayBelong(URL(fileURLWithPath: change))
        }
    }

    /// Builds after files have changed.
    ///
    /// - Parameters:
    ///   - changes: The files; nil for the first build.
    ///   - report: Told of what is printed.
    /// - Returns: The program; nil where it is the one that runs.
    /// - Throws: `BuildFailure` with what the tools said, `ProjectError` for a project that cannot be read.
    func build(
        after changes: Set<String>?, _ report: @Sendable (DevelopmentSession.Event) -> Void
    ) throws -> Product? {
        if let changes, let quick, let stamp, isQuick(changes) {
            return try build.locked {
                // Another project was built with the same folders meanwhile: the engine's files may be others.
                guard build.manifestDate == stamp else { return try buildWithSwiftPM(report) }
                var changed: Set<String> = []
                for change in changes {
                    guard let source = sources[change] else { continue }
                    for each in try folder.update(source.file, of: source.module, in: project.modules)
                        .rewritings
                    {
                        let note = "\(each.file):\(each.line): \(each.what)"
                        if !notes.contains(note) { report(.note("note: \(note)")) }
                        notes.append(note)
                    }
                    changed.insert(source.module.name)
                }
                count += 1
                let program = runFolder.appendingPathComponent("\(product)-\(count)")
                do {
                    let times = try quick.run(changed: changed, to: program)
                    return Product(program: program, times: times)
                } catch let failure as QuickBuildFailure {
                    for line in failure.lines { report(.build(line)) }
                    throw BuildFailure(lines: failure.lines)
                }
            }
        }
        if let changes {
            let before = project
            project = try ProjectReader.read(path, target: target)
            // A file that belongs to nothing.
            if project == before, quick != nil, !changes.contains(where: isPart) { return nil }
        }
        quick = nil
        return try build.locked { try buildWithSwiftPM(report) }
    }

    /// Does what the next quick build would have to do first.
    func prepare() {
        try? build.locked { if build.manifestDate == stamp { try quick?.prepare() } }
    }

    /// Where programs leave their sessions for the next one.
    package var sessions: URL { place.appendingPathComponent("sessions", isDirectory: true) }

    private var place: URL { own.url }
    private var runFolder: URL { place.appendingPathComponent("\(generation)") }

    /// Whether all that has changed is the text of sources that were there.
    private func isQuick(_ changes: Set<String>) -> Bool {
        let read = changes.filter { sources[$0] != nil || ProjectFiles.mayBelong(URL(fileURLWithPath: $0)) }
        return !read.isEmpty
            && read.allSatisfy { sources[$0] != nil && FileManager.default.fileExists(atPath: $0) }
    }

    /// Whether a file is a source or a resource, or lies in one.
    private func isPart(_ path: String) -> Bool {
        sources[path] != nil
            || modules.contains { module in
                module.resources.contains { path == $0.url.path || path.hasPrefix($0.url.path + "/") }
            }
    }

    private func buildWithSwiftPM(_ report: @Sendable (DevelopmentSession.Event) -> Void) throws -> Product {
        guard let app = project.modules.first(where: { $0.kind == .app }) else {
            throw ProjectError(
                "\(project.name) has no entry: no type is marked with @main.", remedy: "Mark the app with @main.")
        }
        let prepared = try PreparedProject(project, in: folder, fetching: fetched) { folder, copied in
            try folder.write(copied, starting: copied.modules.first { $0.name == app.name })
        }
        // What was said already is not said with every build.
        for note in prepared.notes where !notes.contains(note) { report(.note("note: \(note)")) }
        notes = prepared.notes
        product = prepared.written.product
        modules = prepared.project.modules.first { $0.name == app.name }.map(prepared.project.closure) ?? []
        sources = [:]
        for module in modules {
            for file in module.sources { sources[file.url.path] = (module, file) }
        }
        var lines: [String] = []
        let name = project.name
        let built: URL
        do {
            built = try build.products(of: product) { event in
                switch event {
                case .progress(let done, let all, _): report(.progress("Building \(name): \(done) of \(all)"))
                case .line(let line):
                    lines.append(line)
                    report(.build(line))
                }
            }
        } catch is ProjectError {
            throw BuildFailure(lines: lines)
        }
        generation += 1
        try build.layOut(product, from: built, in: runFolder)
        // The program before the last one has ended.
        try? FileManager.default.removeItem(at: place.appendingPathComponent("\(generation - 2)"))
        stamp = build.manifestDate
        quick = (try? BuildManifest(scratch: build.scratch)).flatMap { manifest in
            let libraries = place.appendingPathComponent("libraries")
            try? FileManager.default.createDirectory(at: libraries, withIntermediateDirectories: true)
            return QuickBuild(
                manifest: manifest, modules: modules, product: product, folder: folder.url, libraries: libraries)
        }
        return Product(program: runFolder.appendingPathComponent(product), times: nil)
    }
}
