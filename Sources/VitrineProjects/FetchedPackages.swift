// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The packages of a project that SwiftPM fetches, and those of them that are to see ours instead of Apple's modules.
///
/// A fetched package names no dependency on Vitrine, and SwiftPM gives it no flags. One that imports SwiftUI, or another of
/// Apple's modules without asking whether it is there, is therefore copied as a part of the project.
package struct FetchedPackages {
    /// The folder of ours in which SwiftPM fetches.
    package let url: URL

    package init(_ url: URL) { self.url = url }

    /// Makes modules of the packages that are to see ours.
    ///
    /// - Parameter project: A project as it was read.
    /// - Returns: The project with their modules, and without them among its packages. What SwiftPM cannot fetch stays as
    ///   it is; its build says why.
    /// - Throws: `ProjectError` for a package whose manifest cannot be read.
    package func copied(into project: SwiftProject) throws -> SwiftProject {
        let used = project.packages.filter { package in
            !OverlayManifest.isProvided(package)
                && project.modules.contains { $0.products.contains { $0.package == package.identity } }
        }
        guard !used.isEmpty, try fetch(used, of: project) else { return project }
        let packages = try checkouts().filter { PackageShim.of($0.key) == nil }
            .mapValues { (folder: $0, manifest: try PackageManifest.dump($0)) }
        // What needs a package that a shim answers for sees the shim.
        var needed = Set(
            packages.filter { _, package in
                package.manifest.remotes.contains { PackageShim.of($0) != nil }
                    || Self.usesOurs(package.manifest, at: package.folder)
            }.keys)
        guard !needed.isEmpty else { return project }
        var project = project
        for identity in needed.sorted() {
            guard let other = packages[identity]?.manifest.unreadableTarget else { continue }
            needed.remove(identity)
            project.notes.append(
                "The package \(identity) does not see Vitrine: its target \(other.name) is of type \(other.type).")
        }
        // What depends on a copied package is copied, too.
        var count = -1
        while count != needed.count {
            count = needed.count
            for (identity, package) in packages where package.manifest.unreadableTarget == nil {
                if package.manifest.remotes.contains(where: needed.contains) { needed.insert(identity) }
            }
        }
        var collection = PackageCollection(checkouts: packages.filter { needed.contains($0.key) }.mapValues(\.folder))
        for identity in needed.sorted() {
            guard let package = packages[identity] else { continue }
            try collection.add(package.manifest, at: package.folder)
        }
        project.packages.removeAll { needed.contains($0.identity.lowercased()) }
        project.packages += collection.packages.filter { each in
            !project.packages.contains { $0.identity.lowercased() == each.identity.lowercased() }
        }
        for index in project.modules.indices {
            let products = project.modules[index].products.filter { needed.contains($0.package.lowercased()) }
            project.modules[index].products.removeAll(where: products.contains)
            project.modules[index].dependencies += products.flatMap { collection.products[$0.name] ?? [] }
        }
        project.modules += collection.modules.filter { each in !project.modules.contains { $0.name == each.name } }
        project.notes += collection.notes
        return project.answeredByShims()
    }

    /// Has SwiftPM fetch packages, unless it did.
    private func fetch(_ packages: [RemotePackage], of project: SwiftProject) throws -> Bool {
        let products = Set(project.modules.flatMap(\.products)).filter { product in
            packages.contains { $0.identity == product.package }
        }
        let manifest = OverlayManifest.fetching(packages, products: products.sorted { $0.name < $1.name })
        let file = url.appendingPathComponent("Package.swift")
        let state = url.appendingPathComponent(".build/workspace-state.json")
        if (try? String(contentsOf: file, encoding: .utf8)) == manifest,
            FileManager.default.fileExists(atPath: state.path)
        {
            return true
        }
        try? FileManager.default.removeItem(at: state)
        let sources = url.appendingPathComponent("Sources/Fetched")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data().write(to: sources.appendingPathComponent("Fetched.swift"))
        try Data(manifest.utf8).write(to: file)
        let answer = try CommandOutput(of: ["swift", "package", "--package-path", url.path, "resolve"])
        return answer.status == 0
    }

    /// The folders of fetched packages, by identity in lower case.
    private func checkouts() throws -> [String: URL] {
        let build = url.appendingPathComponent(".build")
        let data = try Data(contentsOf: build.appendingPathComponent("workspace-state.json"))
        let state = JSONValue(try JSONSerialization.jsonObject(with: data))
        var found: [String: URL] = [:]
        for dependency in state["object"]["dependencies"].items {
            guard let identity = dependency["packageRef"]["identity"].text, let path = dependency["subpath"].text,
                dependency["state"]["name"].text == "sourceControlCheckout"
            else { continue }
            found[identity.lowercased()] = build.appendingPathComponent("checkouts").appendingPathComponent(path)
        }
        return found
    }

    /// Whether a file of the package's modules imports SwiftUI, or another module that ours stand in for without asking.
    static func usesOurs(_ manifest: PackageManifest, at folder: URL) -> Bool {
        var collection = PackageCollection()
        // Packages in folders of a fetched one belong to it.
        guard (try? collection.add(manifest, at: folder)) != nil else { return false }
        let ours = Set(OverlayManifest.aliases.map(\.0) + RareModules.all.map(\.name))
        return collection.modules.contains { module in
            module.sources.contains { file in
                let text = SourceText(file)
                return text.imports.contains("SwiftUI") || !text.unconditionalImports.isDisjoint(with: ours)
            }
        }
    }
}

extension PackageManifest {
    /// The identities of the packages that it names, in lower case.
    var remotes: [String] {
        dependencies.compactMap {
            guard case .remote(let package) = $0 else { return nil }
            return package.identity.lowercased()
        }
    }

    /// A target that is no source of Swift's alone.
    var unreadableTarget: Target? {
        targets.first { !["regular", "executable", "test"].contains($0.type) }
    }
}
