// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What `Scripts/compat` type-checks: the modules of a project, with their sources as they are compiled here.
package struct ProjectCheck: Codable {
    struct File: Codable {
        /// The developer's file.
        var original: String
        /// The file with what is compiled.
        var copy: String
    }

    struct Unit: Codable {
        var name: String
        var files: [File]
        var dependencies: [String]
        /// The compiler's flags.
        var flags: [String]
        var hasResources: Bool
        var catalogs: [String]
    }

    struct Package: Codable {
        var url: String
        /// What is imported of it.
        var modules: [String]
        /// Why it cannot be fetched; nil for a package that can.
        var failure: String?
    }

    struct Shim: Codable {
        /// The package that it answers for.
        var name: String
        /// Modules of the package, and ours.
        var modules: [String: String]
        /// What it has, a line for each type.
        var contents: [String]
    }

    var root: String
    var units: [Unit]
    var packages: [Package]
    var shims: [Shim]
    package var rewritings: [SourceRewriting]

    /// Writes the sources into a folder, and asks for the packages.
    ///
    /// - Parameters:
    ///   - project: The project, all modules of which are checked.
    ///   - folder: An empty folder of ours.
    ///   - engine: The folder of Vitrine's package.
    ///   - platform: The platform that `#if os(…)` is answered for.
    /// - Throws: Errors of the file system.
    package init(_ project: SwiftProject, in folder: URL, engine: URL, platform: Platform) throws {
        root = project.root.path
        shims = project.shims.map { shim in
            let modules = shim.answers.map { ($0.module, $0.ours) }
            return Shim(
                name: shim.name, modules: Dictionary(modules) { $1 },
                contents: ShimContents(shim, engine: engine).lines)
        }
        units = []
        rewritings = []
        let types = AppTypes(of: project.modules)
        for module in project.modules {
            var files: [File] = []
            for (number, source) in module.sources.enumerated() {
                guard let text = try? String(contentsOf: source.url, encoding: .utf8) else { continue }
                let copy = folder.appendingPathComponent(module.name).appendingPathComponent("\(number)")
                    .appendingPathComponent(source.url.lastPathComponent)
                try FileManager.default.createDirectory(
                    at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
                let answered = PlatformConditions.answered(text, for: platform)
                let written = SourceRewriting.rewrite(answered, of: module, at: source, types: types)
                try Data(written.text.utf8).write(to: copy)
                rewritings += written.rewritings
                files.append(File(original: source.url.path, copy: copy.path))
            }
            units.append(
                Unit(
                    name: module.name, files: files, dependencies: module.dependencies,
                    flags: module.settings.compilerFlags, hasResources: !module.resources.isEmpty,
                    catalogs: module.resources.map(\.url.path).filter { $0.hasSuffix(".xcassets") }))
        }
        packages = project.packages.filter { !OverlayManifest.isProvided($0) }.map { package in
            let modules = Set(project.modules.flatMap(\.products).filter { $0.package == package.identity }.map(\.name))
            return Package(url: package.url, modules: modules.sorted(), failure: Self.failure(of: package))
        }
    }

    /// Why a package cannot be fetched.
    private static func failure(of package: RemotePackage) -> String? {
        var environment = ProcessInfo.processInfo.environment
        environment["GIT_TERMINAL_PROMPT"] = "0"
        let command = ["timeout", "20", "git", "ls-remote", "--quiet", "--exit-code", package.url, "HEAD"]
        guard let answer = try? CommandOutput(of: command, environment: environment) else {
            return "git does not start"
        }
        guard answer.status != 0 else { return nil }
        return answer.errors.split(separator: "\n").last.map(String.init) ?? "git ended with status \(answer.status)"
    }
}

extension CompilerSettings {
    /// The flags that SwiftPM gives the compiler for these settings.
    var compilerFlags: [String] {
        ["-swift-version", languageMode] + upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
            + experimentalFeatures.flatMap { ["-enable-experimental-feature", $0] } + conditions.map { "-D\($0)" }
            + ["-DDEBUG", "-default-isolation", isMainActorByDefault ? "MainActor" : "nonisolated"]
    }
}
