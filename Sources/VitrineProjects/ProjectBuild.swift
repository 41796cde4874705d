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
    }

    /// Builds a product.
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
        try build(["--product", product], report: report) { try layOut(product, from: $0, in: "run") }
    }

    /// Builds the tests.
    ///
    /// - Parameters:
    ///   - package: The name of the package, which SwiftPM gives to the program of its tests.
    ///   - report: Told of each step and of each line that is for the developer.
    /// - Returns: The program, beside its resources.
    /// - Throws: `ProjectError` when the build fails; what the compiler said was reported.
    package func runTests(ofPackage package: String, report: (Event) -> Void) throws -> URL {
        try build(["--build-tests"], report: report) {
            try layOut("\(package)PackageTests.xctest", from: $0, in: "tests")
        }
    }

    private func build(_ what: [String], report: (Event) -> Void, layOut: (URL) throws -> URL) throws -> URL {
        let lock = try lock()
        defer { close(lock) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "build"] + options + what
        try process.run { Self.event($0).map(report) }
        guard process.terminationStatus == 0 else {
            throw ProjectError("The build failed.", remedy: "What the compiler said stands above.")
        }
        let place = try CommandOutput(of: ["swift", "build"] + options + ["--show-bin-path"])
        let folder = String(decoding: place.output, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
        return try layOut(URL(fileURLWithPath: folder))
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

    private func lock() throws -> Int32 {
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let file = open(scratch.appendingPathComponent("vitrine.lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard file >= 0, flock(file, LOCK_EX) == 0 else {
            throw ProjectError("\(scratch.path) cannot be written.", remedy: "Set XDG_CACHE_HOME to a folder of yours.")
        }
        return file
    }

    /// Copies the program and the folders of resources that it looks for beside itself.
    private func layOut(_ product: String, from built: URL, in place: String) throws -> URL {
        let files = FileManager.default
        let folder = package.appendingPathComponent(place)
        // A program that runs keeps the files that it has open.
        try? files.removeItem(at: folder)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: built.path) where name.hasSuffix(".resources") {
            // Of another project that was built before.
            if name.hasPrefix("Overlay-"), !name.hasPrefix(overlayName + "_") { continue }
            try files.copyItem(at: built.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
        let program = folder.appendingPathComponent(product)
        try files.copyItem(at: built.appendingPathComponent(product), to: program)
        return program
    }

    private var overlayName: String {
        let text = (try? String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)) ?? ""
        return text.firstMatch(of: /name: "(Overlay-[^"]+)"/).map { String($0.1) } ?? ""
    }
}
