// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Projects that nothing describes: a file, a folder, and an app of Swift Playgrounds, whose manifest only a Mac reads.
enum SourceFolder {
    static func read(file: URL) throws -> SwiftProject {
        let source = SourceFile(url: file, path: file.lastPathComponent)
        let text = SourceText(source)
        guard text.hasEntry || file.lastPathComponent == "main.swift" else { throw noEntry(file) }
        let name = moduleName(file.deletingPathExtension().lastPathComponent)
        var app = Module(name: name, kind: .app, sources: [source], settings: settings(of: [text]))
        app.info = InfoPlist(named: name)
        return SwiftProject(name: name, kind: .file, root: file.deletingLastPathComponent(), modules: [app])
    }

    static func read(folder: URL) throws -> SwiftProject {
        let tree = SourceTree(folder)
        let files = tree.sources.map { (source: $0, text: SourceText($0)) }
        let tests = files.filter { $0.text.isTest }
        let own = files.filter { !$0.text.isTest }
        // The tests say how the app's module is called.
        let name = tests.lazy.compactMap { $0.text.testedModule }.first ?? moduleName(folder.lastPathComponent)
        var app = Module(
            name: name, kind: .app, sources: own.map(\.source), resources: tree.resources,
            settings: settings(of: own.map(\.text)))
        guard !app.sources.isEmpty else {
            throw ProjectError("\(folder.path) has no sources of Swift.", remedy: "Name the folder of an app.")
        }
        let entries = own.filter { $0.text.hasEntry }.map(\.source)
        guard entries.count < 2 else {
            let names = entries.map(\.path).joined(separator: ", ")
            throw ProjectError(
                "\(folder.path) has several entries (@main): \(names).", remedy: "Name the folder of one app.")
        }
        if entries.isEmpty, !app.sources.contains(where: { $0.path == "main.swift" }) { app.kind = .library }
        var notes = [tree.note].compactMap { $0 }
        if app.kind == .app { app.info = info(tree.infoLists.first, of: name, in: folder, &notes) }
        return SwiftProject(
            name: name, kind: .folder, root: folder, modules: [app] + testModules(tests.map(\.source), of: app),
            notes: notes)
    }

    /// What an Info.plist among the sources says; without one, the name.
    private static func info(_ list: URL?, of name: String, in folder: URL, _ notes: inout [String]) -> InfoPlist? {
        guard let list, var written = InfoPlist.values(of: list) else { return InfoPlist(named: name) }
        // Most lists say what Xcode's settings do not.
        if written["CFBundleName"] == nil { written["CFBundleName"] = name }
        let known = XcodeSettings.known(target: name, project: name, root: folder, configuration: "Debug")
        return InfoPlist(written: written, settings: XcodeSettings(levels: [known]), of: name, notes: &notes)
    }

    /// The tests of a folder as a module. What names no actor in them is on none, as in a target of tests that Xcode makes.
    private static func testModules(_ tests: [SourceFile], of app: Module) -> [Module] {
        guard !tests.isEmpty else { return [] }
        var settings = CompilerSettings.undescribed
        settings.isMainActorByDefault = false
        return [
            Module(
                name: "\(app.name)Tests", kind: .tests, sources: tests, dependencies: [app.name], settings: settings)
        ]
    }

    /// The settings that sources were written with, as far as they tell: who puts declarations on the main actor by name did
    /// not have them there by default, unless other types are taken off it by name.
    private static func settings(of texts: [SourceText]) -> CompilerSettings {
        var settings = CompilerSettings.undescribed
        settings.isMainActorByDefault =
            texts.contains(where: \.takesTypesOffActors) || !texts.contains(where: \.namesMainActor)
        return settings
    }

    static func read(playground: URL) throws -> SwiftProject {
        var project = try read(folder: playground)
        project.kind = .playground
        let manifest =
            (try? String(contentsOf: playground.appendingPathComponent("Package.swift"), encoding: .utf8)) ?? ""
        let isSwift6 = (manifest.firstMatch(of: /swift-tools-version:\s*(\d+)/).flatMap { Int($0.1) } ?? 5) >= 6
        project.modules[0].settings = CompilerSettings(
            languageMode: isSwift6 ? "6" : "5", isMainActorByDefault: false,
            upcomingFeatures: isSwift6 ? [] : CompilerSettings.undescribed.upcomingFeatures)
        if let name = manifest.firstMatch(of: /\.iOSApplication\(\s*name:\s*"([^"]+)"/) {
            project.name = String(name.1)
        }
        if project.modules[0].kind == .app {
            project.modules[0].info = PlaygroundInfo(playground).list(named: project.name, notes: &project.notes)
        }
        if manifest.contains(/\.package\(\s*(?:name:\s*"[^"]*",\s*)?url:/) {
            project.notes.append("Packages of a playground are left out: its manifest is read on a Mac only.")
        }
        return project
    }

    static func noEntry(_ place: URL) -> ProjectError {
        ProjectError(
            "\(place.path) has no entry: no type is marked with @main.",
            remedy: "Name the app's file or folder, or look at its previews: vitrine previews.")
    }

    /// A name as the compiler takes it for a module.
    static func moduleName(_ name: String) -> String {
        let name = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        // No module may be called like the function that begins a program.
        if name.isEmpty || name == "main" { return "App" }
        return name.first?.isNumber == true ? "_" + name : name
    }
}
