// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineBase

/// A package that builds a project with Vitrine, in a folder of ours: the developer's folder is only read.
///
/// Sources are copied, each behind a `#sourceLocation` that names the original: the compiler's messages, `#filePath` and
/// crash reports speak of the developer's files. What has not changed keeps its date, so that it is not compiled again.
package struct BuildFolder {
    /// The folder that is written.
    package let url: URL
    /// The folder of Vitrine's package.
    package let engine: URL
    /// The platform that `#if os(…)` is answered for.
    package let platform: Platform

    package init(_ url: URL, engine: URL, platform: Platform = .iOS) {
        self.url = url
        self.engine = engine
        self.platform = platform
    }

    /// The name of the program that previews are shown by, for projects without an entry.
    package static let previewProgram = "VitrinePreviews"

    /// The name of the Info.plist of the program, in the package and beside the program.
    static let infoList = "Info.plist"

    /// What was written.
    package struct Written: Equatable, Sendable {
        /// The name of the product to build.
        package var product: String
        /// Where the copies differ from the developer's sources.
        package var rewritings: [SourceRewriting] = []
    }

    /// Writes the package of a program.
    ///
    /// - Parameters:
    ///   - project: The project.
    ///   - program: The module to start; nil for a program that shows previews of all modules.
    /// - Returns: The product, and what was rewritten.
    /// - Throws: `ProjectError` for a source that is no UTF-8 or resources of one name; errors of the file system.
    package func write(_ project: SwiftProject, starting program: Module?) throws -> Written {
        var modules = program.map { project.closure(of: $0) } ?? project.modules.filter { $0.kind == .library }
        let product = program?.name ?? Self.previewProgram
        var texts: [String: String] = [:]
        if program == nil {
            let libraries = modules.map(\.name)
            modules.append(
                Module(name: Self.previewProgram, kind: .app, dependencies: libraries, settings: CompilerSettings()))
            texts["Modules/\(Self.previewProgram)/Program.swift"] = Self.previewSource(showing: libraries)
        }
        let rewritings = try write(project, modules: modules, texts: texts, info: program?.info)
        return Written(product: product, rewritings: rewritings)
    }

    /// Writes the package of the project's tests, with all modules that they need.
    ///
    /// - Returns: The name of the package, and what was rewritten.
    /// - Throws: `ProjectError` for a project without tests, and as for a program.
    package func write(testsOf project: SwiftProject) throws -> Written {
        var modules: [Module] = []
        for tests in project.modules where tests.kind == .tests {
            modules += project.closure(of: tests).filter { each in !modules.contains { $0.name == each.name } }
        }
        guard !modules.isEmpty else {
            throw ProjectError(
                "\(project.name) has no tests.",
                remedy: "Tests are a target of tests, or files that import XCTest or Testing.")
        }
        // Tests run within the app that they test.
        let info = (modules + project.modules).lazy.compactMap(\.info).first
        return Written(
            product: OverlayManifest.name(of: project),
            rewritings: try write(project, modules: modules, texts: [:], info: info))
    }

    /// Writes modules, and texts of our own by path; removes everything else.
    private func write(
        _ project: SwiftProject, modules: [Module], texts: [String: String], info: InfoPlist?
    ) throws -> [SourceRewriting] {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        var wanted: Set<String> = ["Package.swift", "Package.resolved", "run", "tests"]
        let types = AppTypes(of: modules)
        let rewritings = try modules.flatMap { try write($0, of: modules, types: types, into: &wanted) }
        for (path, text) in texts {
            try write(text, at: path)
            wanted.insert(path)
        }
        try write(OverlayManifest(project, modules: modules, engine: engine).text, at: "Package.swift")
        if let info {
            let list =
                try modules.contains(where: Self.sharesState)
                ? InfoPlist(info.values.merging([InfoListKey.sharesState: true]) { $1 }) : info
            try write(list.data, at: Self.infoList)
            wanted.insert(Self.infoList)
        }
        try removeOthers(than: wanted)
        return rewritings
    }

    /// Whether a module says of a variable that all visitors share it.
    private static func sharesState(_ module: Module) -> Bool {
        module.sources.contains { source in
            (try? String(contentsOf: source.url, encoding: .utf8))?.contains(VisitorStaticsRewriting.sharedMark) == true
        }
    }

    /// Writes the copy of one source, unless it has that text.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - module: The module that it belongs to.
    ///   - modules: The modules of the project.
    /// - Returns: The path of the copy in this folder, and where it differs from the source.
    /// - Throws: `ProjectError` for a source that is no UTF-8; errors of the file system.
    @discardableResult
    package func update(
        _ source: SourceFile, of module: Module, in modules: [Module]
    ) throws -> (path: String, rewritings: [SourceRewriting]) {
        try writeCopy(of: source, in: module, types: AppTypes(of: modules))
    }

    private func writeCopy(
        of source: SourceFile, in module: Module, types: AppTypes
    ) throws -> (path: String, rewritings: [SourceRewriting]) {
        guard let text = try? String(contentsOf: source.url, encoding: .utf8) else {
            throw ProjectError("\(source.url.path) cannot be read as UTF-8.", remedy: "Save it as UTF-8.")
        }
        let path = "Modules/\(module.name)/\(Self.copy(of: source.path))"
        let copy = SourceRewriting.rewrite(
            PlatformConditions.answered(text, for: platform), of: module, at: source, types: types)
        try write(located(copy.text, at: source), at: path)
        return (path, copy.rewritings)
    }

    /// The entry of a program that shows previews. Modules of the project may have types of SwiftUI's names.
    static func previewSource(showing modules: [String]) -> String {
        """
        import SwiftUI
        \(modules.map { "import \($0)" }.joined(separator: "\n"))

        @main struct Program: SwiftUI.App {
            var body: some SwiftUI.Scene {
                SwiftUI.WindowGroup { SwiftUI.Text("This program shows previews.") }
            }
        }

        """
    }

    /// The sources of ours that every module of an app has, and its tests.
    static let sourcesOfEveryModule = [
        "FormatsOfSessions.swift", "FormatterOfNames.swift", "FormattersOfSessions.swift", "InfoOfSessions.swift",
        "NamesOfFoundation.swift", "SettingsOfSessions.swift", "WorkOfSessions.swift",
    ]

    /// Whether a source of a module has all patterns.
    private static func has(_ patterns: [Regex<Substring>], _ module: Module) -> Bool {
        module.sources.contains { source in
            guard let text = try? String(contentsOf: source.url, encoding: .utf8) else { return false }
            return patterns.allSatisfy { text.contains($0.wordBoundaryKind(.simple)) }
        }
    }

    /// The source that a module has which declares a type `Bundle`: what SwiftPM writes for `Bundle.module` says `Bundle`
    /// within Foundation's type, and means that type.
    static let nameOfBundle = """
        import Foundation

        extension Foundation.Bundle {
            typealias Bundle = Foundation.Bundle
        }

        """

    /// Whether a module declares a type `Bundle`, which is not within another one.
    private static func declaresBundle(_ module: Module) -> Bool {
        has([/(?m)^(?:[@\w]+\s+){0,6}(?:class|struct|enum|actor|protocol|typealias)\s+Bundle\b/], module)
    }

    /// Whether a module declares itself what one of these sources declares: it would be there twice.
    private static func isReplaced(_ name: String, by module: Module) -> Bool {
        func declares(_ patterns: Regex<Substring>...) -> Bool { has(patterns, module) }
        return switch name {
        case "FormatsOfSessions.swift":
            declares(
                /\bextension\s+(?:Foundation\.)?(?:Date|Range|Duration|Decimal)\b/,
                /\bfunc\s+formatted\s*(?:<|\(\s*\)|\(\s*date\s*:)/)
        case "FormattersOfSessions.swift":
            // Not within another type.
            declares(
                /(?m)^(?:[@\w]+\s+){0,6}(?:class|struct|enum|actor|protocol|typealias)\s+(?:Date|DateInterval|Number|ByteCount)Formatter\b/
            )
        case "FormatterOfNames.swift":
            declares(
                /(?m)^(?:[@\w]+\s+){0,6}(?:class|struct|enum|actor|protocol|typealias)\s+PersonNameComponentsFormatter\b/
            )
        case "SettingsOfSessions.swift":
            declares(
                /\bextension\s+(?:Foundation\.)?(?:Calendar|TimeZone|Locale)\b/,
                /\bstatic\s+(?:var|let)\s+(?:current|autoupdatingCurrent)\b|\binit\s*\(\s*identifier\s*:/)
        default: false
        }
    }

    /// Links the sources that every module has.
    ///
    /// Tests have them, too: with a `@testable import` they see those of the module that they test, which are preferred
    /// to Foundation's in that module only. What a module that they test declares itself, they have from there.
    private func linkSourcesOfEveryModule(
        into module: Module, of modules: [Module], wanted: inout Set<String>
    ) throws {
        let own = engine.appendingPathComponent("Sources/VitrineImplicit/EveryModule")
        let declaring = module.kind == .tests ? modules : [module]
        for name in Self.sourcesOfEveryModule where !declaring.contains(where: { Self.isReplaced(name, by: $0) }) {
            try link("Modules/\(module.name)/\(name)", to: own.appendingPathComponent(name), into: &wanted)
        }
    }

    private func write(
        _ module: Module, of modules: [Module], types: AppTypes, into wanted: inout Set<String>
    ) throws -> [SourceRewriting] {
        var rewritings: [SourceRewriting] = []
        try linkSourcesOfEveryModule(into: module, of: modules, wanted: &wanted)
        if Self.declaresBundle(module) {
            let path = "Modules/\(module.name)/NameOfBundle.swift"
            try write(Self.nameOfBundle, at: path)
            wanted.insert(path)
        }
        for source in module.sources {
            let copy = try writeCopy(of: source, in: module, types: types)
            rewritings += copy.rewritings
            wanted.insert(copy.path)
        }
        var names: [String: String] = [:]
        for resource in module.resources {
            // A bundle has no folders but those of languages.
            let parts = resource.path.split(separator: "/")
            let name = parts.suffix(parts.dropLast().last?.hasSuffix(".lproj") == true ? 2 : 1).joined(separator: "/")
            if let other = names.updateValue(resource.path, forKey: name) {
                throw ProjectError(
                    "The bundle of \(module.name) cannot hold \(other) and \(resource.path).",
                    remedy: "Give one of them another name.")
            }
            let path = "Modules/\(module.name)/\(resource.path)"
            try link(path, to: resource.url, into: &wanted)
        }
        return rewritings
    }

    /// The name of a copy. It differs from the original's, since two files of a module that say to be one are a warning.
    static func copy(of path: String) -> String {
        // The file with the entry is known by its name.
        path.split(separator: "/").last == "main.swift" ? path : path.dropLast(".swift".count) + ".copy.swift"
    }

    /// A text that says where it comes from.
    private func located(_ text: String, at source: SourceFile) -> String {
        guard source.url.lastPathComponent != "main.swift" else { return text }
        let place = source.url.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(place)\", line: 1)\n\(text)"
    }

    /// Writes a file unless it has that text.
    private func write(_ text: String, at path: String) throws { try write(Data(text.utf8), at: path) }

    /// Writes a file unless it has these bytes.
    private func write(_ data: Data, at path: String) throws {
        let file = url.appendingPathComponent(path)
        if let written = try? Data(contentsOf: file), written == data { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let previous = CompilerDate.of(file)
        try data.write(to: file, options: .atomic)
        try CompilerDate.mark(file, replacing: previous)
    }

    /// Links a file; a folder is made, with links to what is in it, since tools walk over links to folders.
    private func link(_ path: String, to target: URL, into wanted: inout Set<String>) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder), isFolder.boolValue {
            for name in try FileManager.default.contentsOfDirectory(atPath: target.path) where !name.hasPrefix(".") {
                try link("\(path)/\(name)", to: target.appendingPathComponent(name), into: &wanted)
            }
            return
        }
        wanted.insert(path)
        let place = url.appendingPathComponent(path)
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) == target.path { return }
        try? FileManager.default.removeItem(at: place)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target.path)
    }

    /// Removes what an earlier state of the project left.
    private func removeOthers(than wanted: Set<String>) throws {
        func visit(_ folder: URL, _ prefix: String) throws {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                let path = prefix + name
                let item = folder.appendingPathComponent(name)
                if wanted.contains(path) { continue }
                if wanted.contains(where: { $0.hasPrefix(path + "/") }) {
                    try visit(item, path + "/")
                } else {
                    try FileManager.default.removeItem(at: item)
                }
            }
        }
        try visit(url, "")
    }
}
