// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads SwiftPM packages, by what `swift package dump-package` says of their manifests.
enum PackageReader {
    static func read(_ folder: URL, target: String?) throws -> SwiftProject {
        let manifest = try PackageManifest.dump(folder)
        var collection = PackageCollection()
        try collection.add(manifest, at: folder, withTests: true)
        var project = SwiftProject(
            name: manifest.name, kind: .package, root: folder, modules: collection.modules,
            packages: collection.packages, notes: collection.notes)
        if let target {
            guard let chosen = project.modules.firstIndex(where: { $0.name == SourceFolder.moduleName(target) }) else {
                let names = project.modules.filter { $0.kind != .tests }.map(\.name).joined(separator: ", ")
                throw ProjectError(
                    "The package \(manifest.name) has no target \(target).", remedy: "Its targets: \(names).")
            }
            project.modules.insert(project.modules.remove(at: chosen), at: 0)
        }
        return project
    }
}

/// The modules of a package and of the packages in folders that it names.
struct PackageCollection {
    private(set) var modules: [Module] = []
    private(set) var packages: [RemotePackage] = []
    private(set) var notes: [String] = []
    /// The modules of the products of packages in folders.
    private(set) var products: [String: [String]] = [:]
    private var seen: Set<String> = []
    /// Folders of fetched packages that are read as packages in folders, by identity in lower case.
    private let checkouts: [String: URL]

    init(checkouts: [String: URL] = [:]) { self.checkouts = checkouts }

    /// Adds the modules of a package after those of the packages that it needs.
    mutating func add(_ manifest: PackageManifest, at folder: URL, withTests: Bool = false) throws {
        guard seen.insert(folder.standardizedFileURL.path).inserted else { return }
        for dependency in manifest.dependencies {
            switch dependency {
            case .folder(let path):
                let local = folder.item(path)
                // Vitrine itself is at hand.
                let described = try PackageManifest.dump(local)
                if described.name != "Vitrine" { try add(described, at: local) }
            case .remote(let package):
                if let checkout = checkouts[package.identity.lowercased()] {
                    try add(try PackageManifest.dump(checkout), at: checkout)
                } else if !packages.contains(where: { $0.identity == package.identity }) {
                    packages.append(package)
                }
            }
        }
        for product in manifest.products {
            products[product.name] = product.targets.map(SourceFolder.moduleName)
        }
        let names = Set(manifest.targets.map { SourceFolder.moduleName($0.name) })
        for target in manifest.targets {
            switch target.type {
            case "regular", "executable", "test":
                guard target.type != "test" || withTests else { continue }
                guard let module = module(target, in: folder, of: manifest, among: names) else { continue }
                modules.append(module)
            default:
                notes.append(
                    "The target \(target.name) is left out: nothing here builds a target of type \(target.type).")
            }
        }
    }

    private mutating func module(
        _ target: PackageManifest.Target, in folder: URL, of manifest: PackageManifest, among names: Set<String>
    ) -> Module? {
        let places =
            target.path.map { [$0] }
            ?? (target.type == "test" ? ["Tests"] : ["Sources", "Source", "src", "srcs"]).map { "\($0)/\(target.name)" }
        let roots = places.map(folder.item)
        guard let root = roots.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            notes.append("The target \(target.name) is left out: it has no folder.")
            return nil
        }
        let tree = SourceTree(root) { path in
            if target.exclude.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { return true }
            guard let listed = target.sources, path.hasSuffix(".swift") else { return false }
            return !listed.contains { path == $0 || path.hasPrefix($0 + "/") || $0 == "." }
        }
        guard !tree.sources.isEmpty else {
            notes.append("The target \(target.name) is left out: it has no sources of Swift.")
            return nil
        }
        if !tree.unsupported.isEmpty, let note = tree.note { notes.append("\(target.name): \(note)") }
        var module = Module(
            name: SourceFolder.moduleName(target.name),
            kind: target.type == "test" ? .tests : target.type == "executable" ? .app : .library,
            sources: tree.sources, resources: target.resources(in: root), settings: target.settings(of: manifest))
        if module.kind == .app { module.info = InfoPlist(named: target.name) }
        for dependency in target.dependencies {
            let name = SourceFolder.moduleName(dependency.name)
            if dependency.package == nil, names.contains(name) {
                module.dependencies.append(name)
            } else if let targets = products[dependency.name] {
                module.dependencies += targets
            } else if let package = packages.first(where: { dependency.mayCome(from: $0) }) {
                module.products.append(PackageProduct(name: dependency.name, package: package.identity))
            }
        }
        return module
    }
}

/// A package's manifest, as far as it is used here.
struct PackageManifest: Equatable {
    struct Target: Equatable {
        struct Dependency: Equatable {
            var name: String
            /// The package as the manifest names it; nil for a target, or where the name says which product is meant.
            var package: String?

            func mayCome(from remote: RemotePackage) -> Bool {
                let wanted = (package ?? name).lowercased()
                return wanted == remote.identity.lowercased()
            }
        }
        var name: String
        var type: String
        var path: String?
        var exclude: [String]
        var sources: [String]?
        var dependencies: [Dependency]
        /// Paths and rules of resources.
        var declaredResources: [(path: String, rule: ModuleResource.Rule)]
        /// Swift settings by kind.
        var swiftSettings: [(kind: String, value: String)]

        static func == (left: Self, right: Self) -> Bool { left.name == right.name && left.type == right.type }
    }
    enum Dependency: Equatable {
        case folder(String)
        case remote(RemotePackage)
    }
    struct Product: Equatable {
        var name: String
        var targets: [String]
    }

    var name: String
    /// The language mode of targets that say none: the latest of the manifest's list, else that of its own version.
    var languageMode: String
    var dependencies: [Dependency]
    var products: [Product]
    var targets: [Target]

    /// What SwiftPM makes of a package's manifest.
    static func dump(_ folder: URL) throws -> PackageManifest {
        let answer = try CommandOutput(of: ["swift", "package", "--package-path", folder.path, "dump-package"])
        guard answer.status == 0 else {
            // The compiler's own words are those with a place.
            let errors = answer.errors.split(separator: "\n").filter { $0.contains("error:") }
            let words = errors.first { $0.contains(/:\d+:\d+: error:/) } ?? errors.first ?? "the command failed"
            throw ProjectError(
                "\(folder.path)/Package.swift cannot be read: \(words).", remedy: "Run `swift package describe` there.")
        }
        return try PackageManifest(json: answer.output)
    }

    /// Reads what `dump-package` prints.
    init(json: Data) throws {
        guard let object = try JSONSerialization.jsonObject(with: json) as? [String: Any] else {
            throw ProjectError(
                "The manifest is not described as an object.", remedy: "Run `swift package dump-package`.")
        }
        let manifest = JSONValue(object)
        name = manifest["name"].text ?? "Package"
        let toolsVersion = manifest["toolsVersion"]["_version"].text ?? "5"
        let listed = manifest["swiftLanguageVersions"].items.compactMap(\.text)
        languageMode =
            (listed.isEmpty ? [toolsVersion] : listed).contains {
                Int($0.prefix { $0 != "." }).map { $0 >= 6 } ?? false
            } ? "6" : "5"
        products = manifest["products"].items.map {
            Product(name: $0["name"].text ?? "", targets: $0["targets"].items.compactMap(\.text))
        }
        dependencies = manifest["dependencies"].items.compactMap { dependency in
            if let path = dependency["fileSystem"].items.first?["path"].text { return .folder(path) }
            guard let source = dependency["sourceControl"].items.first,
                let url = source["location"]["remote"].items.first?["urlString"].text
                    ?? source["location"]["local"].items.first?.text
            else { return nil }
            let requirement = source["requirement"]
            if let range = requirement["range"].items.first, let from = range["lowerBound"].text,
                let to = range["upperBound"].text
            {
                return .remote(RemotePackage(url: url, requirement: .range(from: from, to: to)))
            }
            for (key, make) in [
                ("exact", RemotePackage.Requirement.exact), ("branch", RemotePackage.Requirement.branch),
                ("revision", RemotePackage.Requirement.revision),
            ] {
                if let value = requirement[key].items.first?.text {
                    return .remote(RemotePackage(url: url, requirement: make(value)))
                }
            }
            return nil
        }
        targets = manifest["targets"].items.map(Target.init)
    }
}

extension PackageManifest.Target {
    fileprivate init(_ target: JSONValue) {
        name = target["name"].text ?? ""
        type = target["type"].text ?? ""
        path = target["path"].text
        exclude = target["exclude"].items.compactMap(\.text)
        sources = target["sources"].isNull ? nil : target["sources"].items.compactMap(\.text)
        dependencies = target["dependencies"].items.compactMap { dependency in
            for key in ["byName", "target"] {
                let words = dependency[key].items
                guard let name = words.first?.text else { continue }
                return words.dropFirst().allSatisfy(Self.applies) ? Dependency(name: name, package: nil) : nil
            }
            let product = dependency["product"].items
            guard let name = product.first?.text, product.dropFirst(3).allSatisfy(Self.applies) else { return nil }
            return Dependency(name: name, package: product.count > 1 ? product[1].text : nil)
        }
        declaredResources = target["resources"].items.compactMap { resource in
            guard let path = resource["path"].text else { return nil }
            return (path, resource["rule"]["copy"].isNull ? .process : .copy)
        }
        swiftSettings = target["settings"].items.flatMap { setting -> [(kind: String, value: String)] in
            guard setting["tool"].text == "swift", Self.applies(setting["condition"]) else { return [] }
            return setting["kind"].members.map { kind, value in (kind, value["_0"].text ?? "") }
        }
    }

    /// Returns whether a condition names no platform, or one that an app for iOS on Linux has to do with.
    private static func applies(_ condition: JSONValue) -> Bool {
        let platforms = condition["platformNames"].items.compactMap(\.text)
        return platforms.isEmpty || platforms.contains("ios") || platforms.contains("linux")
    }

    /// The resources below the target's folder that the manifest lists.
    func resources(in root: URL) -> [ModuleResource] {
        declaredResources.map { resource in
            ModuleResource(
                url: root.item(resource.path), path: resource.path, rule: resource.rule)
        }
    }

    /// How the target's sources are understood: what it says, else what its manifest says.
    func settings(of manifest: PackageManifest) -> CompilerSettings {
        var settings = CompilerSettings(languageMode: manifest.languageMode, isMainActorByDefault: false)
        for (kind, value) in swiftSettings {
            switch kind {
            case "defaultIsolation": settings.isMainActorByDefault = value == "MainActor"
            case "swiftLanguageMode", "swiftLanguageVersion": settings.languageMode = value == "6" ? "6" : "5"
            case "enableUpcomingFeature": settings.upcomingFeatures.append(value)
            case "enableExperimentalFeature": settings.experimentalFeatures.append(value)
            case "define": settings.conditions.append(value)
            default: break
            }
        }
        return settings
    }
}

/// A value of JSON whose members may be missing.
struct JSONValue {
    private let value: Any?

    init(_ value: Any?) { self.value = value }

    subscript(key: String) -> JSONValue { JSONValue((value as? [String: Any])?[key]) }
    var items: [JSONValue] { (value as? [Any] ?? []).map(JSONValue.init) }
    var members: [(String, JSONValue)] {
        (value as? [String: Any] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, JSONValue($0.value)) }
    }
    var text: String? { value as? String }
    var number: Double? { value as? Double ?? (value as? Int).map(Double.init) ?? (value as? NSNumber)?.doubleValue }
    var flag: Bool? { value as? Bool }
    var object: [String: Any] { value as? [String: Any] ?? [:] }
    var isNull: Bool { value == nil || value is NSNull }
}

extension URL {
    /// What a path names that is absolute, or relative to this folder.
    func item(_ path: String) -> URL {
        (path.hasPrefix("/") ? URL(fileURLWithPath: path) : appendingPathComponent(path)).standardizedFileURL
    }
}
