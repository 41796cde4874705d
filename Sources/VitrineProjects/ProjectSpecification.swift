// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A project as a tool that makes Xcode projects describes it: targets with patterns of files.
struct ProjectSpecification {
    /// Which files of a place are taken.
    enum Contents: Equatable {
        case all, sources, resources
    }

    /// Files of a target.
    struct Place: Equatable {
        /// A folder, a file or a pattern, relative to the project.
        var path: String
        /// Patterns, relative to `path`, of what is left out.
        var excludes: [String] = []
        /// Patterns of what is taken alone; everything where there is none.
        var includes: [String] = []
        /// Patterns, relative to the project, of what is left out.
        var withoutMatching: [String] = []
        var contents = Contents.all
    }

    struct Target {
        var name: String
        /// Nil for a target that is left out.
        var kind: Module.Kind?
        /// As the tool calls it.
        var type: String
        var isForPhones = true
        var places: [Place] = []
        /// Targets of the same project.
        var targets: [String] = []
        /// Products of packages; the package as the project calls it, or empty where it says the product alone.
        var products: [PackageProduct] = []
        /// Build settings of Xcode, the project's before its own.
        var settings: [[String: String]] = []
        var info = Info.none
    }

    /// What the tool writes into an app's Info.plist.
    enum Info {
        /// What the build settings say, `INFOPLIST_FILE` among them.
        case none
        /// The values of a list that the tool writes.
        case values([String: Any])
    }

    enum Package: Equatable {
        case folder(String)
        case remote(RemotePackage)
    }

    var name: String
    var kind: SwiftProject.Kind
    var root: URL
    var targets: [Target] = []
    var packages: [String: Package] = [:]
    /// The name of the configuration that is built.
    var configuration = "Debug"
    var notes: [String] = []

    /// The project with the files that are there.
    ///
    /// - Parameter wanted: The app; nil for the first one for iOS.
    /// - Returns: The app with what it needs and its tests.
    /// - Throws: `ProjectError` for a project without an app or libraries.
    func project(target wanted: String?) throws -> SwiftProject {
        let apps = targets.filter { $0.kind == .app }
        let app = wanted.map { name in apps.first { $0.name == name } } ?? apps.first(where: \.isForPhones)
        let roots = app.map { [$0] } ?? (wanted == nil && apps.isEmpty ? targets.filter { $0.kind == .library } : [])
        let names = apps.map(\.name).joined(separator: ", ")
        guard !roots.isEmpty else {
            throw ProjectError(
                "\(name) has no app \(wanted.map { "named \($0)" } ?? "for iOS").",
                remedy: names.isEmpty ? "Name a package or a folder." : "Its apps: \(names).")
        }
        var reading = Reading(specification: self)
        reading.notes = notes
        if apps.count > 1, wanted == nil, let app {
            reading.notes.append("Of the apps \(names) this is \(app.name); --target chooses another one.")
        }
        for root in roots { _ = try reading.module(root) }
        for tests in targets where tests.kind == .tests {
            guard tests.targets.isEmpty || tests.targets.contains(where: reading.names.keys.contains) else { continue }
            _ = try reading.module(tests)
        }
        return SwiftProject(
            name: app?.name ?? name, kind: kind, root: root, modules: reading.modules, packages: reading.packages,
            notes: reading.notes)
    }

    private struct Reading {
        let specification: ProjectSpecification
        var modules: [Module] = []
        var packages: [RemotePackage] = []
        var notes: [String] = []
        /// The modules of targets.
        var names: [String: String] = [:]
        private var local = PackageCollection()

        init(specification: ProjectSpecification) { self.specification = specification }

        mutating func module(_ target: Target) throws -> String? {
            if let known = names[target.name] { return known }
            guard let kind = target.kind else {
                notes.append("The target \(target.name) is left out: it is no app, framework or test (\(target.type)).")
                return nil
            }
            let known = XcodeSettings.known(
                target: target.name, project: specification.name, root: specification.root,
                configuration: specification.configuration)
            let settings = XcodeSettings(
                levels: [known] + target.settings, configuration: specification.configuration)
            let name = SourceFolder.moduleName(settings.value("PRODUCT_MODULE_NAME") ?? target.name)
            names[target.name] = name
            var module = Module(name: name, kind: kind, settings: settings.compiler)
            if kind == .app { module.info = info(of: target, settings) }
            for needed in target.targets {
                guard let other = specification.targets.first(where: { $0.name == needed }) else {
                    notes.append("\(target.name): the target \(needed) is not found.")
                    continue
                }
                if let name = try self.module(other) { module.dependencies.append(name) }
            }
            for product in target.products { try add(product, to: &module) }
            for place in target.places { take(place, into: &module) }
            modules.append(module)
            return name
        }

        private mutating func info(of target: Target, _ settings: XcodeSettings) -> InfoPlist? {
            var written: [String: Any]?
            switch target.info {
            case .values(let values): written = values
            case .none: written = settings.writtenInfo(in: specification.root, of: target.name, notes: &notes)
            }
            return InfoPlist(written: written, settings: settings, of: target.name, notes: &notes)
        }

        private mutating func add(_ product: PackageProduct, to module: inout Module) throws {
            for case .folder(let path) in specification.packages.values.sorted(by: { "\($0)" < "\($1)" }) {
                let folder = specification.root.item(path)
                try local.add(try PackageManifest.dump(folder), at: folder, withTests: true)
            }
            modules += local.modules.filter { each in !modules.contains { $0.name == each.name } }
            packages += local.packages.filter { each in !packages.contains(each) }
            if let targets = local.products[product.name] {
                module.dependencies += targets
                return
            }
            let named = specification.packages[product.package]
            let remotes = specification.packages.values.compactMap { package -> RemotePackage? in
                guard case .remote(let remote) = package else { return nil }
                return remote
            }
            var found: RemotePackage?
            if case .remote(let remote)? = named { found = remote }
            found = found ?? remotes.first { $0.mayHave(product: product.name) }
            found = found ?? (remotes.count == 1 ? remotes[0] : nil)
            guard let found else {
                notes.append("The package of \(product.name) is not found; \(module.name) is built without it.")
                return
            }
            if !packages.contains(where: { $0.identity == found.identity }) { packages.append(found) }
            module.products.append(PackageProduct(name: product.name, package: found.identity))
        }

        /// Adds the files of a place.
        private mutating func take(_ place: Place, into module: inout Module) {
            let parts = place.path.split(separator: "/").map(String.init)
            let fixed = parts.prefix { !$0.contains(/[*?{\[]/) }
            let pattern = parts.count == fixed.count ? nil : FilePattern(place.path)
            let folder = fixed.joined(separator: "/")
            let url = specification.root.item(folder.isEmpty ? "." : folder)
            guard FileManager.default.fileExists(atPath: url.path) else {
                notes.append("\(module.name): there is nothing at \(place.path).")
                return
            }
            let prefix = folder.isEmpty || folder == "." ? "" : folder
            let excludes = place.excludes.map(FilePattern.init)
            let includes = place.includes.map(FilePattern.init)
            let others = place.withoutMatching.map(FilePattern.init)
            func isTaken(_ path: String) -> Bool {
                let inner = prefix.isEmpty ? path : String(path.dropFirst(prefix.count + 1))
                return (pattern?.matches(path) ?? true) && !others.contains { $0.matchesFolder(of: path) }
                    && !excludes.contains { $0.matchesFolder(of: inner) }
                    && (includes.isEmpty || includes.contains { $0.matchesFolder(of: inner) })
            }
            let tree = SourceTree(item: url, at: prefix)
            func placed(_ path: String) -> String {
                let path = path.hasPrefix("/") ? String(path.dropFirst()) : path
                return path.hasPrefix("../") ? "Outside/" + path.replacing("../", with: "") : path
            }
            for source in tree.sources where place.contents != .resources && isTaken(placed(source.path)) {
                if module.sources.contains(where: { $0.url == source.url }) { continue }
                module.sources.append(SourceFile(url: source.url, path: placed(source.path)))
            }
            for resource in tree.resources where place.contents != .sources && isTaken(placed(resource.path)) {
                if module.resources.contains(where: { $0.url == resource.url }) { continue }
                module.resources.append(
                    ModuleResource(url: resource.url, path: placed(resource.path), rule: resource.rule))
            }
            let left = place.contents == .resources ? [] : tree.unsupported.filter { isTaken(placed($0)) }
            if !left.isEmpty {
                notes.append(
                    "\(module.name): left out, because nothing here reads them: \(left.prefix(5).joined(separator: ", "))"
                )
            }
        }
    }
}

/// A pattern of paths: `*` within a name, `**` over folders, `?`, `{a,b}`.
struct FilePattern {
    private let expression: Regex<Substring>?

    init(_ pattern: String) {
        var text = ""
        var rest = pattern.hasPrefix("./") ? Substring(pattern.dropFirst(2)) : Substring(pattern)
        var depth = 0
        while let character = rest.first {
            if rest.hasPrefix("**/") {
                text += "(?:.*/)?"
                rest = rest.dropFirst(3)
                continue
            }
            if rest.hasPrefix("**") {
                text += ".*"
                rest = rest.dropFirst(2)
                continue
            }
            switch character {
            case "*": text += "[^/]*"
            case "?": text += "[^/]"
            case "{":
                text += "(?:"
                depth += 1
            case "}" where depth > 0:
                text += ")"
                depth -= 1
            case "," where depth > 0: text += "|"
            case _ where character.isLetter || character.isNumber || character == "/" || character == "_":
                text.append(character)
            default: text += "\\\(character)"
            }
            rest = rest.dropFirst()
        }
        expression = try? Regex(text, as: Substring.self)
    }

    func matches(_ path: String) -> Bool {
        guard let expression else { return false }
        return path.wholeMatch(of: expression) != nil
    }

    /// Whether the pattern names the path, or a folder that it is in.
    func matchesFolder(of path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.indices.contains { matches(parts[...$0].joined(separator: "/")) }
    }
}
