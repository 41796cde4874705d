// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc
import VitrineBase

/// Builds the package of a project and lays out the program that came out of it.
package struct ProjectBuild {
    /// Folders that the tool writes, in the user's cache.
    package struct Places: Sendable {
        /// `$XDG_CACHE_HOME/vitrine`, else `~/.cache/vitrine`.
        package let cache: URL

        package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
            let root = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
            cache = (root ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache"))
                .appendingPathComponent("vitrine")
        }

        package init(cache: URL) { self.cache = cache }

        /// The package of a project: one folder for each place on the disk, so that two projects of a name do not meet.
        package func package(of project: SwiftProject) -> URL {
            let place = ContentHash.name(of: Data("\(project.root.path)/\(project.name)".utf8)).prefix(12)
            let name = "\(SourceFolder.moduleName(project.name))-\(place)"
            return cache.appendingPathComponent("projects").appendingPathComponent(name)
        }

        /// The sources of a project while they are checked.
        package func check(of project: SwiftProject) -> URL {
            cache.appendingPathComponent("checks").appendingPathComponent(package(of: project).lastPathComponent)
        }

        /// What `snapshot --against` makes of a project at another commit.
        package func revision(of project: SwiftProject) -> URL {
            cache.appendingPathComponent("revisions").appendingPathComponent(package(of: project).lastPathComponent)
        }

        /// Where the packages of a project are fetched that may be copied.
        package func fetched(for project: SwiftProject) -> URL {
            cache.appendingPathComponent("packages").appendingPathComponent(package(of: project).lastPathComponent)
        }

        /// What SwiftPM makes, for all projects: the engine is compiled once.
        package var scratch: URL { cache.appendingPathComponent("build") }
    }

    package enum Event: Sendable {
        /// Steps that are done, of how many, and what is being done.
        case progress(Int, Int, String)
        /// A line of the compiler or of SwiftPM: an error, a warning, or what belongs to one.
        case line(String)
    }

    package let package: URL
    package let scratch: URL
    package let isRelease: Bool

    package init(package: URL, scratch: URL, isRelease: Bool = false) {
        self.package = package
        self.scratch = scratch
        self.isRelease = isRelease
    }

    private var options: [String] {
        ["--package-path", package.path, "--scratch-path", scratch.path, "-c", isRelease ? "release" : "debug"]
            + ["-Xswiftc", "-index-ignore-system-modules"]
            // The linker that takes half of the time; a program for production is linked as SwiftPM does.
            + (isRelease ? [] : ["-Xswiftc", "-use-ld=lld"])
    }

    /// Builds a product and lays it out.
    ///
    /// Builds of several projects wait for each other.
    ///
    /// - Parameters:
    ///   - product: The name of an executable product of the package.
    ///   - report: Told of each step and of each line that is for the developer.
    /// - Returns: The program, beside the resource folders of its own project and of the engine, where a later build of
    ///   another project changes nothing.
    /// - Throws: `ProjectError` when the build fails; what the compiler said was reported.
    package func run(product: String, report: (Event) -> Void) throws -> URL {
        try laidOut(product, ["--product", product], in: "run", report: report)
    }

    /// Builds the tests.
    ///
    /// - Parameters:
    ///   - package: The name of the package, which SwiftPM gives to the program of its tests.
    ///   - report: Told of each step and of each line that is for the developer.
    /// - Returns: The program, beside its resources.
    /// - Throws: `ProjectError` when the build fails; what the compiler said was reported.
    package func runTests(ofPackage package: String, report: (Event) -> Void) throws -> URL {
        try laidOut("\(package)PackageTests.xctest", ["--build-tests"], in: "tests", report: report)
    }

    private func laidOut(
        _ program: String, _ what: [String], in place: String, report: (Event) -> Void
    ) throws -> URL {
        try locked {
            let folder = package.appendingPathComponent(place)
            try layOut(program, from: build(what, report: report), in: folder)
            return folder.appendingPathComponent(program)
        }
    }

    /// Does something while no other project is built with the same scratch folder.
    package func locked<Result>(_ body: () throws -> Result) throws -> Result {
        let lock = try lock()
        defer { close(lock) }
        return try body()
    }

    /// When SwiftPM last wrote down what it does; nil before it has.
    package var manifestDate: Date? {
        let file = scratch.appendingPathComponent(isRelease ? "release.yaml" : "debug.yaml")
        return CompilerDate.of(file)
    }

    /// Builds a product where SwiftPM does; to be called in `locked(_:)`.
    ///
    /// - Parameters:
    ///   - product: The name of an executable product of the package.
    ///   - report: Told of each step and of each line that is for the developer.
    /// - Returns: The folder of the program and of all folders of resources.
    /// - Throws: `ProjectError` when the build fails; what the compiler said was reported.
    package func products(of product: String, report: (Event) -> Void) throws -> URL {
        try build(["--product", product], report: report)
    }

    /// Builds the tests where SwiftPM does; to be called in `locked(_:)`.
    ///
    /// - Parameter report: Told of each step and of each line that is for the developer.
    /// - Throws: `ProjectError` when the build fails; what the compiler said was reported.
    package func tests(report: (Event) -> Void) throws {
        _ = try build(["--build-tests"], report: report)
    }

    private func build(_ what: [String], report: (Event) -> Void) throws -> URL {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let planning = isPlanned ? [] : ["--disable-build-manifest-caching"]
        process.arguments = ["swift", "build"] + options + planning + what
        // SwiftPM writes the flags of packages in the order of a set; in another order they would be compiled again.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
        // Until this build has planned, the plan is nobody's.
        try? FileManager.default.removeItem(at: planned)
        try process.run { Self.event($0).map(report) }
        guard process.terminationStatus == 0 else {
            throw ProjectError("The build failed.", remedy: "What the compiler said stands above.")
        }
        try Data(package.path.utf8).write(to: planned)
        let place = try CommandOutput(of: ["swift", "build"] + options + ["--show-bin-path"])
        let folder = String(decoding: place.output, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
        return URL(fileURLWithPath: folder)
    }

    /// What a line of SwiftPM's is worth; nil for what nobody needs.
    static func event(_ line: String) -> Event? {
        if let step = line.firstMatch(of: /^\[(\d+)\/(\d+)\] (.+)$/), let done = Int(step.1), let all = Int(step.2) {
            return .progress(done, all, String(step.3))
        }
        let noise = [
            "Building for ", "Build of product", "Build complete", "[0/1] Planning", "Fetching", "Computing", "Working",
        ]
        if line.isEmpty || noise.contains(where: line.hasPrefix) || line.contains("prohibited flag(s)") { return nil }
        return .line(line)
    }

    /// Whether SwiftPM's plan in the scratch folder is that of this package. Where nothing of the package that it planned
    /// last has changed, it would go by the plan of that one.
    private var isPlanned: Bool { (try? Data(contentsOf: planned)) == Data(package.path.utf8) }

    /// Names the package that was built last.
    private var planned: URL { scratch.appendingPathComponent("vitrine.\(isRelease ? "release" : "debug").package") }

    private func lock() throws -> Int32 {
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let file = open(scratch.appendingPathComponent("vitrine.lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard file >= 0 else {
            throw ProjectError("\(scratch.path) cannot be written.", remedy: "Set XDG_CACHE_HOME to a folder of yours.")
        }
        // Signals that are handled end the wait for another build.
        while flock(file, LOCK_EX) != 0 {
            guard errno == EINTR else {
                close(file)
                throw ProjectError("\(scratch.path) cannot be locked.", remedy: "Keep it on a local file system.")
            }
        }
        return file
    }

    /// Copies the program, and what it looks for beside itself: the folders of resources, and its Info.plist.
    ///
    /// - Parameters:
    ///   - product: The program's name.
    ///   - built: The folder that it was built in.
    ///   - folder: The folder that is made anew.
    /// - Throws: Errors of the file system.
    package func layOut(_ product: String, from built: URL, in folder: URL) throws {
        let files = FileManager.default
        // A program that runs keeps the files that it has open.
        try? files.removeItem(at: folder)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: built.path) where name.hasSuffix(".resources") {
            // Of another project that was built before.
            if name.hasPrefix("Overlay-"), !name.hasPrefix(overlayName + "_") { continue }
            let copy = folder.appendingPathComponent(name)
            try files.copyItem(at: built.appendingPathComponent(name), to: copy)
            // Links to files of a project of the same name that is not there any more.
            for case let file as URL in files.enumerator(at: copy, includingPropertiesForKeys: nil) ?? .init()
            where !files.fileExists(atPath: file.path) {
                try files.removeItem(at: file)
            }
        }
        let info = package.appendingPathComponent(BuildFolder.infoList)
        if files.fileExists(atPath: info.path) {
            try files.copyItem(at: info, to: folder.appendingPathComponent(BuildFolder.infoList))
        }
        try files.copyItem(at: built.appendingPathComponent(product), to: folder.appendingPathComponent(product))
    }

    private var overlayName: String {
        let text = (try? String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)) ?? ""
        return text.firstMatch(of: /name: "(Overlay-[^"]+)"/).map { String($0.1) } ?? ""
    }
}
