// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineProjects

/// Builds a program again after bodies and declarations in files have changed that were there before: the compiler and
/// the linker are called as SwiftPM called them, without SwiftPM's own work.
///
/// What changes the list of files, resources, settings or packages needs SwiftPM; so does the first build. All that is
/// not the project's own code is linked once into a library, so that a change links only the project's objects.
package final class QuickBuild {
    /// What a build took.
    package struct Times: Sendable {
        package var compiler = Duration.zero
        package var linker = Duration.zero
    }

    private struct Unit {
        var name: String
        var command: BuildManifest.Command
        /// The file that modules which import this one read.
        var interface: String
        var importers: [String]
    }

    /// In the order in which they are compiled, the program last.
    private let units: [Unit]
    private let link: BuildManifest.Command
    /// Where libraries are kept.
    private let libraries: URL
    /// Where the tools run.
    private let folder: URL
    /// Modules whose objects are not those of their sources.
    private var stale: Set<String> = []
    /// The library with all that is not the project's; nil until it is made.
    private var engine: URL?
    /// The library cannot be made: everything is linked each time.
    private var linksWhole = false

    /// Prepares for builds after a build of SwiftPM's; nil where that has other commands than these.
    ///
    /// - Parameters:
    ///   - manifest: The commands of that build.
    ///   - modules: The project's modules, each after those that it imports, the program last.
    ///   - product: The program's name.
    ///   - folder: The folder in which SwiftPM ran.
    ///   - libraries: A folder for the library of what is not the project's own.
    package init?(manifest: BuildManifest, modules: [Module], product: String, folder: URL, libraries: URL) {
        var units: [Unit] = []
        for module in modules {
            guard var command = manifest.module(module.name),
                let place = command.arguments.firstIndex(of: "-emit-module-path"),
                command.arguments.indices.contains(place + 1)
            else { return nil }
            // Messages for programs instead of for people.
            command.arguments.removeAll { $0 == "-parseable-output" }
            let importers = modules.filter { $0.dependencies.contains(module.name) }.map(\.name)
            units.append(
                Unit(
                    name: module.name, command: command, interface: command.arguments[place + 1], importers: importers))
        }
        guard let link = manifest.program(product), link.arguments.contains("-o"),
            link.arguments.contains(where: { $0.hasPrefix("@") })
        else { return nil }
        self.units = units
        self.link = link
        self.folder = folder
        self.libraries = libraries
    }

    /// Builds after sources of some modules have changed.
    ///
    /// - Parameters:
    ///   - changed: The names of these modules.
    ///   - program: Where the program is written.
    /// - Returns: What it took.
    /// - Throws: `QuickBuildFailure` with what the tools said. The next build goes on from there.
    package func run(changed: Set<String>, to program: URL) throws -> Times {
        stale.formUnion(changed)
        var times = Times()
        times.compiler = try measured { for unit in units where stale.contains(unit.name) { try compile(unit) } }
        times.linker = try measured { try linkProgram(to: program) }
        return times
    }

    /// Makes the library before a change needs it.
    package func prepare() throws {
        guard !linksWhole else { return }
        do { engine = try library() } catch is QuickBuildFailure { linksWhole = true }
    }

    private func measured(_ work: () throws -> Void) rethrows -> Duration {
        try ContinuousClock().measure(work)
    }

    private func compile(_ unit: Unit) throws {
        let interface = URL(fileURLWithPath: unit.interface)
        let before = try? Data(contentsOf: interface)
        let answer = try Tool.run(unit.command.arguments, in: folder)
        guard answer.isGood else { throw QuickBuildFailure(lines: answer.lines) }
        stale.remove(unit.name)
        // Who imports it is compiled again where it looks different from outside.
        if try before != Data(contentsOf: interface) {
            // Later than their last build, which may have been in this very second.
            try CompilerDate.mark(interface, replacing: Date())
            stale.formUnion(importers(of: unit))
        }
    }

    /// The modules that see a module, over others or at once.
    private func importers(of unit: Unit) -> Set<String> {
        var found: Set<String> = []
        var rest = unit.importers
        while let name = rest.popLast() {
            guard found.insert(name).inserted, let next = units.first(where: { $0.name == name }) else { continue }
            rest += next.importers
        }
        return found
    }

    // MARK: - Linking

    private func linkProgram(to program: URL) throws {
        if engine == nil { try prepare() }
        let (own, others) = try objects()
        let list = libraries.appendingPathComponent("objects.list")
        let linked = engine == nil ? own + others : own
        try Data(linked.map { "'\($0)'\n" }.joined().utf8).write(to: list)
        var arguments = arguments(objects: list, output: program)
        if let engine { arguments.append(engine.path) }
        let answer = try Tool.run(arguments, in: folder)
        guard answer.isGood else { throw QuickBuildFailure(lines: answer.lines) }
    }

    /// The objects of the project's modules, and all others. Those for debuggers alone are left out.
    private func objects() throws -> (own: [String], others: [String]) {
        guard let list = link.arguments.first(where: { $0.hasPrefix("@") })?.dropFirst() else { return ([], []) }
        let lines = try String(contentsOfFile: String(list), encoding: .utf8).split(separator: "\n")
        let files = lines.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
            .filter { !$0.isEmpty && !$0.hasSuffix(".swiftmodule.o") }
        let folders = units.map { "/\($0.name).build/" }
        let isOwn = { (file: String) in folders.contains { file.contains($0) } }
        return (files.filter(isOwn), files.filter { !isOwn($0) })
    }

    /// SwiftPM's arguments for other objects and another output.
    private func arguments(objects: URL, output: URL) -> [String] {
        var arguments = link.arguments
        for index in arguments.indices where arguments[index].hasPrefix("@") { arguments[index] = "@" + objects.path }
        if let place = arguments.firstIndex(of: "-o") { arguments[place + 1] = output.path }
        return arguments
    }

    /// The library of all that is not the project's. It is named by what is in it, and made once.
    private func library() throws -> URL {
        let others = try objects().others
        let stamps = others.map { file in
            let date = CompilerDate.of(URL(fileURLWithPath: file))?.timeIntervalSince1970 ?? 0
            return "\(file) \(date)"
        }
        let name = ContentName.of(stamps + link.arguments)
        let library = libraries.appendingPathComponent("libVitrineEngine-\(name).so")
        guard !FileManager.default.fileExists(atPath: library.path) else { return library }
        for old in try FileManager.default.contentsOfDirectory(atPath: libraries.path) where old.hasSuffix(".so") {
            try? FileManager.default.removeItem(at: libraries.appendingPathComponent(old))
        }
        let list = libraries.appendingPathComponent("engine.list")
        try Data(others.map { "'\($0)'\n" }.joined().utf8).write(to: list)
        var arguments = arguments(objects: list, output: library)
        arguments = arguments.map { $0 == "-emit-executable" ? "-emit-library" : $0 }
        if let entry = arguments.firstIndex(of: "--defsym"), entry > 0, arguments.indices.contains(entry + 2) {
            arguments.removeSubrange((entry - 1)...(entry + 2))
        }
        let answer = try Tool.run(arguments, in: folder)
        guard answer.isGood else {
            try? FileManager.default.removeItem(at: library)
            throw QuickBuildFailure(lines: answer.lines)
        }
        return library
    }
}

/// A build that the compiler or the linker refused.
package struct QuickBuildFailure: Error {
    /// What was printed.
    package var lines: [String]
}
