// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the descriptions of XcodeGen, `project.yml`, with the files that they include.
enum XcodeGenReader {
    static func read(_ file: URL, target: String?, _ configuration: BuildConfiguration) throws -> SwiftProject {
        try specification(file, configuration).project(target: target)
    }

    static func specification(_ file: URL, _ configuration: BuildConfiguration) throws -> ProjectSpecification {
        let root = file.deletingLastPathComponent()
        let object = try merged(file, seen: [])
        let spec = JSONValue(object)
        var result = ProjectSpecification(
            name: spec["name"].word ?? root.lastPathComponent, kind: .xcodeGen, root: root)
        result.configuration = self.configuration(configuration, of: spec)
        let shared = levels(of: spec, in: spec, &result)
        for (name, package) in spec["packages"].members {
            if let path = package["path"].word {
                result.packages[name] = .folder(path)
            } else if let url = package["url"].word ?? package["github"].word.map({ "https://github.com/\($0).git" }) {
                result.packages[name] = .remote(RemotePackage(url: url, requirement: requirement(package)))
            }
        }
        for (name, written) in spec["targets"].members {
            let target = JSONValue(templated(written, name: name, in: spec))
            var read = self.target(name, target, root: root)
            var own: [String: String] = [:]
            if let prefix = spec["options"]["bundleIdPrefix"].word {
                own["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).$(TARGET_NAME:rfc1034identifier)"
            }
            if let product = target["productName"].word { own["PRODUCT_NAME"] = product }
            read.settings = shared + [own] + levels(of: target, in: spec, &result)
            if read.kind == .app { read.info = info(of: target, read.places, in: root, &read.settings) }
            result.targets.append(read)
            if !target["preBuildScripts"].items.isEmpty || !target["postCompileScripts"].items.isEmpty
                || !target["postBuildScripts"].items.isEmpty
            {
                result.notes.append("\(name): its scripts are not run.")
            }
        }
        return result
    }

    /// The object of a file over those that it includes.
    private static func merged(_ file: URL, seen: Set<String>) throws -> [String: Any] {
        guard !seen.contains(file.path), let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw ProjectError("\(file.path) cannot be read.", remedy: "Look at what project.yml includes.")
        }
        let object: [String: Any]
        do {
            object = try YAMLReader.read(text) as? [String: Any] ?? [:]
        } catch {
            throw ProjectError(
                "\(file.path) is no YAML that is read here: \(error)", remedy: "Run xcodegen dump there.")
        }
        var result: [String: Any] = [:]
        let include = JSONValue(object)["include"]
        for item in include.items.isEmpty ? [include] : include.items {
            guard let path = item.word ?? item["path"].word else { continue }
            let other = file.deletingLastPathComponent().item(path)
            result = merge(try merged(other, seen: seen.union([file.path])), into: result)
        }
        return merge(object, into: result)
    }

    /// Members of both; lists are joined.
    private static func merge(_ object: [String: Any], into base: [String: Any]) -> [String: Any] {
        base.merging(object) { old, new in
            if let old = old as? [String: Any], let new = new as? [String: Any] { return merge(new, into: old) }
            if let old = old as? [Any], let new = new as? [Any] { return old + new }
            return new
        }
    }

    /// A target over its templates, with its name where they say so.
    private static func templated(_ target: JSONValue, name: String, in spec: JSONValue) -> [String: Any] {
        var result: [String: Any] = [:]
        for template in target["templates"].items.compactMap(\.word) {
            result = merge(templated(spec["targetTemplates"][template], name: name, in: spec), into: result)
        }
        var attributes = target["templateAttributes"].members.map { ($0.0, $0.1.word ?? "") }
        attributes.append(("target_name", name))
        func replaced(_ value: Any) -> Any {
            switch value {
            case let text as String:
                attributes.reduce(text) { $0.replacing("${\($1.0)}", with: $1.1) }
            case let list as [Any]: list.map(replaced)
            case let object as [String: Any]: object.mapValues(replaced)
            default: value
            }
        }
        return (replaced(merge(target.object, into: result)) as? [String: Any]) ?? [:]
    }

    private static func target(_ name: String, _ target: JSONValue, root: URL) -> ProjectSpecification.Target {
        let type = target["type"].word ?? "none"
        let platforms = target["platform"].word.map { [$0] } ?? target["platform"].items.compactMap(\.word)
        let supported = target["supportedDestinations"].items.compactMap(\.word)
        var result = ProjectSpecification.Target(
            name: name, kind: kind(type), type: type,
            isForPhones: platforms.contains("iOS") || supported.contains("iOS")
                || (platforms.isEmpty && supported.isEmpty))
        result.places = places(target["sources"], in: root)
        for dependency in target["dependencies"].items {
            if let other = dependency["target"].word {
                result.targets.append(other.split(separator: "/").last.map(String.init) ?? other)
            }
            guard let package = dependency["package"].word else { continue }
            let products = dependency["products"].items.compactMap(\.word)
            for product in products.isEmpty ? [dependency["product"].word ?? package] : products {
                result.products.append(PackageProduct(name: product, package: package))
            }
        }
        return result
    }

    private static func kind(_ type: String) -> Module.Kind? {
        switch type {
        case "application", "application.on-demand-install-capable": .app
        case "framework", "framework.static", "library.static", "library.dynamic": .library
        case "bundle.unit-test": .tests
        default: nil
        }
    }

    private static func places(_ sources: JSONValue, in root: URL) -> [ProjectSpecification.Place] {
        (sources.items.isEmpty ? [sources] : sources.items).compactMap { source in
            if let path = source.word { return ProjectSpecification.Place(path: path) }
            guard let path = source["path"].word, source["buildPhase"].word != "none" else { return nil }
            if source["optional"].flag == true, !FileManager.default.fileExists(atPath: root.item(path).path) {
                return nil
            }
            return ProjectSpecification.Place(
                path: path, excludes: source["excludes"].items.compactMap(\.word),
                includes: source["includes"].items.compactMap(\.word))
        }
    }

    private static func requirement(_ package: JSONValue) -> RemotePackage.Requirement {
        if let branch = package["branch"].word { return .branch(branch) }
        if let revision = package["revision"].word { return .revision(revision) }
        if let exact = package["exactVersion"].word ?? package["version"].word { return .exact(exact) }
        if let from = package["minVersion"].word, let to = package["maxVersion"].word {
            return .range(from: from, to: to)
        }
        if let from = package["minorVersion"].word {
            return XcodeReading.requirement(["kind": "upToNextMinorVersion", "minimumVersion": from])
        }
        let from = package["from"].word ?? package["majorVersion"].word ?? "0.0.0"
        return XcodeReading.requirement(["minimumVersion": from])
    }
}

extension JSONValue {
    /// A scalar as it is written, with "YES" and "NO" for truth.
    var word: String? {
        if let text { return text }
        if let flag { return flag ? "YES" : "NO" }
        return number.map { $0 == $0.rounded() ? String(Int($0)) : String($0) }
    }
}
