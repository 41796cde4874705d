// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the manifests of Tuist, which are Swift, without running them: literals, constants, concatenations and functions
/// that only return a value, also those of `Tuist/ProjectDescriptionHelpers`.
enum TuistReader {
    /// Reads the project of a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder of a `Project.swift` or a `Workspace.swift`.
    ///   - target: The app; nil for the first one.
    ///   - configuration: Which of its build settings count.
    /// - Returns: The app with what it needs and its tests. What cannot be read is among the notes, with file and line.
    /// - Throws: `ProjectError` for manifests without an app.
    static func read(_ folder: URL, target: String?, _ configuration: BuildConfiguration) throws -> SwiftProject {
        try specification(folder, configuration).project(target: target)
    }

    /// Whether a folder is described by Tuist.
    static func describes(_ folder: URL) -> Bool {
        for name in ["Project.swift", "Workspace.swift"] {
            let file = folder.appendingPathComponent(name)
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            if SourceText(text).imports.contains("ProjectDescription") { return true }
        }
        return false
    }

    static func specification(_ folder: URL, _ configuration: BuildConfiguration) throws -> ProjectSpecification {
        var reading = TuistReading(root: root(of: folder), configuration: configuration)
        let own = reading.path(of: folder)
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Project.swift").path) {
            reading.read(project: own)
        } else {
            reading.read(workspace: own)
        }
        try reading.readPackages()
        return reading.specification
    }

    /// The folder with `Tuist` in it, at or above a folder; else the folder.
    private static func root(of folder: URL) -> URL {
        var place = folder.standardizedFileURL
        for _ in 0..<8 where place.path.count > 1 {
            var isFolder: ObjCBool = false
            let tuist = place.appendingPathComponent("Tuist").path
            if FileManager.default.fileExists(atPath: tuist, isDirectory: &isFolder), isFolder.boolValue {
                return place
            }
            place = place.deletingLastPathComponent()
        }
        return folder.standardizedFileURL
    }
}

/// The manifests of one root while they are read.
struct TuistReading {
    var specification: ProjectSpecification
    let root: URL
    let configuration: BuildConfiguration
    private var seen: Set<String> = []
    private var helpers: [(file: URL, path: String)] = []

    init(root: URL, configuration: BuildConfiguration) {
        self.root = root
        self.configuration = configuration
        specification = ProjectSpecification(name: root.lastPathComponent, kind: .tuist, root: root)
        specification.configuration = configuration.rawValue.capitalized
        let folder = root.appendingPathComponent("Tuist/ProjectDescriptionHelpers")
        helpers = SourceTree(folder).sources.map { ($0.url, "Tuist/ProjectDescriptionHelpers/\($0.path)") }
    }

    /// The path of a folder relative to the root, empty for the root itself.
    func path(of folder: URL) -> String {
        String(folder.standardizedFileURL.path.dropFirst(root.path.count).drop { $0 == "/" })
    }

    func scope(with file: String) -> ManifestScope? {
        let scope = ManifestScope()
        for helper in helpers { scope.add(helper.file, as: helper.path) }
        return scope.add(root.appendingPathComponent(file), as: file) ? scope : nil
    }

    /// A path in a project's folder, relative to the root.
    private func inRoot(_ path: String, of project: String) -> String {
        let place = project.isEmpty ? root : root.appendingPathComponent(project)
        return self.path(of: place.item(path))
    }

    /// The text of a value; what cannot be read is noted.
    mutating func text(_ value: ManifestValue) -> String? {
        if case .unknown(let place) = value { note(place) }
        if case .call(let name, _) = value, name == "relativeToRoot", let path = value.first.text { return "//" + path }
        return value.text
    }

    mutating func items(_ value: ManifestValue) -> [ManifestValue] {
        value.items.filter { item in
            guard case .unknown(let place) = item else { return true }
            note(place)
            return false
        }
    }

    mutating func note(_ place: ManifestValue.Place) {
        if !specification.notes.contains(place.description) { specification.notes.append(place.description) }
    }

    func placed(_ path: String, of project: String) -> String {
        path.hasPrefix("//") ? String(path.dropFirst(2)) : inRoot(path, of: project)
    }

    // MARK: - Workspaces and projects

    mutating func read(workspace folder: String) {
        let file = folder.isEmpty ? "Workspace.swift" : "\(folder)/Workspace.swift"
        guard let scope = scope(with: file) else { return }
        let workspace = ManifestReading(scope).constant("workspace")
        specification.name = text(workspace["name"]) ?? specification.name
        if case .unknown(let place) = workspace { note(place) }
        for item in items(workspace["projects"]) {
            guard let path = text(item) else { continue }
            let place = placed(path, of: folder)
            if place.contains("*") {
                for found in projects(matching: place) { read(project: found) }
            } else {
                read(project: place)
            }
        }
    }

    /// The folders with a project that a pattern names.
    private func projects(matching pattern: String) -> [String] {
        let expression = FilePattern(pattern)
        let walk = FileManager.default.enumerator(atPath: root.path)
        var found: [String] = []
        while let path = walk?.nextObject() as? String {
            if SourceTree.skippedFolders.contains((path as NSString).lastPathComponent) { walk?.skipDescendants() }
            guard (path as NSString).lastPathComponent == "Project.swift" else { continue }
            let folder = (path as NSString).deletingLastPathComponent
            if expression.matches(folder) { found.append(folder) }
        }
        return found.sorted()
    }

    mutating func read(project folder: String) {
        guard seen.insert(folder).inserted else { return }
        let file = folder.isEmpty ? "Project.swift" : "\(folder)/Project.swift"
        guard let scope = scope(with: file) else {
            specification.notes.append("There is no \(file).")
            return
        }
        let project = ManifestReading(scope).constant("project")
        if case .unknown(let place) = project { return note(place) }
        guard project.name != nil else {
            specification.notes.append("\(file) has no constant `project`.")
            return
        }
        if seen.count == 1 { specification.name = text(project["name"]) ?? specification.name }
        for package in items(project["packages"]) { add(package, of: folder) }
        let shared = settings(project["settings"], of: folder)
        for target in items(project["targets"]) { add(target, of: folder, settings: shared) }
    }

    private mutating func add(_ target: ManifestValue, of folder: String, settings shared: [[String: String]]) {
        guard let name = text(target["name"]) else { return }
        let type = target["product"].name ?? "none"
        var result = ProjectSpecification.Target(name: name, kind: Self.kind(type), type: type)
        let destinations = items(target["destinations"]) + items(target["platform"])
        let platforms = destinations.compactMap { $0.name?.lowercased() }
        result.isForPhones = platforms.isEmpty || platforms.contains { $0.hasPrefix("ios") || $0.hasPrefix("iphone") }
        for (label, contents) in [
            ("sources", ProjectSpecification.Contents.sources), ("resources", .resources), ("buildableFolders", .all),
        ] {
            for item in items(target[label]) { add(item, contents, of: folder, to: &result) }
        }
        for item in items(target["dependencies"]) { add(dependency: item, of: folder, to: &result) }
        if !items(target["scripts"]).isEmpty { specification.notes.append("\(name): its scripts are not run.") }
        result.settings = shared + [names(of: target)] + settings(target["settings"], of: folder)
        if result.kind == .app { result.info = info(target["infoPlist"], of: folder, &result.settings) }
        specification.targets.append(result)
    }

    private static func kind(_ product: String) -> Module.Kind? {
        switch product {
        case "app": .app
        case "framework", "staticFramework", "staticLibrary", "dynamicLibrary": .library
        case "unitTests": .tests
        default: nil
        }
    }

    private mutating func add(
        _ item: ManifestValue, _ contents: ProjectSpecification.Contents, of folder: String,
        to target: inout ProjectSpecification.Target
    ) {
        // .glob("Sources/**", excluding: [...]), .paths([...]), .resources([...]), .folder("…"), .sourceFilesList(globs:).
        let lists = ["paths", "resources", "sourceFilesList", "resourceFileElements"]
        if case .call(let name, let arguments) = item, lists.contains(name), let list = arguments.first?.value {
            for item in items(list) { add(item, contents, of: folder, to: &target) }
            return
        }
        var pattern = item
        if case .call(_, let arguments) = item, let first = arguments.first { pattern = first.value }
        guard let path = text(pattern) else { return }
        let excluded = items(item["excluding"]).compactMap { text($0) }.map { placed($0, of: folder) }
        target.places.append(
            ProjectSpecification.Place(
                path: placed(path, of: folder), withoutMatching: excluded, contents: contents))
    }

    private mutating func add(
        dependency: ManifestValue, of folder: String, to target: inout ProjectSpecification.Target
    ) {
        switch dependency.name {
        case "target":
            if let name = text(dependency["name"]) { target.targets.append(name) }
        case "project":
            guard let name = text(dependency["target"]), let path = text(dependency["path"]) else { return }
            read(project: placed(path, of: folder))
            target.targets.append(name)
        case "external":
            if let name = text(dependency["name"]) { target.products.append(PackageProduct(name: name, package: "")) }
        case "package":
            if let name = text(dependency["product"]) {
                target.products.append(PackageProduct(name: name, package: ""))
            }
        case "sdk", "xctest": break
        case let other:
            specification.notes.append("\(target.name): a dependency of the kind \(other ?? "unknown") is left out.")
        }
    }
}
