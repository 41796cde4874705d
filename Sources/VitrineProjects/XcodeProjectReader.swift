// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads Xcode projects: an app's target with the frameworks and packages that it needs, and its tests.
enum XcodeProjectReader {
    static func read(
        _ project: URL, target wanted: String?, _ configuration: BuildConfiguration = .debug, beside items: [URL] = []
    ) throws -> SwiftProject {
        let objects = try XcodeObjects(project.appendingPathComponent("project.pbxproj"))
        var reading = XcodeReading(objects: objects, project: project, configuration: configuration, beside: items)
        let apps = objects.root.objects("targets").filter { $0.isApp }
        let names = apps.compactMap { $0["name"] }.joined(separator: ", ")
        guard
            let app = wanted.map({ name in apps.first { $0["name"] == name } })
                ?? apps.first(where: reading.isForPhones)
        else {
            throw ProjectError(
                "\(project.lastPathComponent) has no app \(wanted.map { "named \($0)" } ?? "for iOS").",
                remedy: names.isEmpty ? "Name a package or a folder." : "Its apps: \(names).")
        }
        if apps.count > 1, wanted == nil {
            reading.notes.append("Of the apps \(names) this is \(app["name"] ?? ""); --target chooses another one.")
        }
        _ = try reading.module(app)
        for test in objects.root.objects("targets") where test.isUnitTest {
            let tested = test.objects("dependencies").compactMap { $0.object("target")?.identifier }
            if tested.contains(where: reading.isRead) { _ = try reading.module(test) }
        }
        return SwiftProject(
            name: app["name"] ?? project.deletingPathExtension().lastPathComponent, kind: .xcode,
            root: project.deletingLastPathComponent(), modules: reading.modules, packages: reading.packages,
            notes: reading.notes)
    }
}

extension XcodeObject {
    private static let appTypes = [
        "com.apple.product-type.application", "com.apple.product-type.application.on-demand-install-capable",
    ]
    var isApp: Bool { Self.appTypes.contains(self["productType"] ?? "") }
    var isUnitTest: Bool { self["productType"] == "com.apple.product-type.bundle.unit-test" }
    /// The paths in a folder that Xcode keeps in step for which a target is an exception.
    func exceptions(for target: XcodeObject) -> [String] {
        objects("exceptions").filter { $0["target"] == target.identifier }.flatMap { $0.list("membershipExceptions") }
    }
    /// Code that an app is linked with.
    var isLibrary: Bool {
        (self["productType"] ?? "").firstMatch(of: /com\.apple\.product-type\.(framework|library)/) != nil
    }
}

/// One project while it is read.
struct XcodeReading {
    let objects: XcodeObjects
    /// The `.xcodeproj`.
    let project: URL
    let configuration: BuildConfiguration
    let paths: XcodePaths
    private(set) var modules: [Module] = []
    private(set) var packages: [RemotePackage] = []
    var notes: [String] = []
    private var names: [String: String] = [:]
    private var local = PackageCollection()
    /// Packages that were dragged into the project, or stand beside it in a workspace, and were not read yet: nothing but
    /// their products' names leads to them.
    private var neighbours: [URL]

    /// - Parameters:
    ///   - objects: The objects of the project's file.
    ///   - project: The `.xcodeproj`.
    ///   - configuration: Which of its build settings count.
    ///   - items: What stands beside it in a workspace.
    init(
        objects: XcodeObjects, project: URL, configuration: BuildConfiguration = .debug, beside items: [URL] = []
    ) {
        let paths = XcodePaths(objects, project: project)
        let dragged = objects.all("PBXFileReference").filter { $0["path"] != nil }.compactMap { paths.url($0) }
        self.objects = objects
        self.project = project
        self.configuration = configuration
        self.paths = paths
        neighbours = (dragged + items).filter {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
        }
    }

    /// Whether a target was read.
    func isRead(_ identifier: String) -> Bool { names[identifier] != nil }

    /// Whether a target is built for iOS.
    func isForPhones(_ target: XcodeObject) -> Bool {
        let settings = settings(of: target).settings
        let platforms = settings["SUPPORTED_PLATFORMS"] ?? "iphoneos"
        let root = settings["SDKROOT"] ?? "auto"
        return ["iphoneos", "auto"].contains(root) && (platforms.contains("iphone") || platforms.contains("$("))
    }

    /// Reads a target and those that it needs.
    ///
    /// - Returns: The module's name; nil for a target that is left out.
    mutating func module(_ target: XcodeObject) throws -> String? {
        if let known = names[target.identifier] { return known }
        let name = target["name"] ?? "App"
        guard target.isApp || target.isLibrary || target.isUnitTest else {
            if target.type == "PBXNativeTarget" {
                notes.append("The target \(name) is left out: it is no app, framework or test.")
            }
            return nil
        }
        let (settings, problems) = settings(of: target)
        for problem in problems where !notes.contains(problem) { notes.append(problem) }
        let moduleName = SourceFolder.moduleName(settings.value("PRODUCT_MODULE_NAME") ?? name)
        names[target.identifier] = moduleName
        var module = Module(
            name: moduleName, kind: target.isApp ? .app : target.isUnitTest ? .tests : .library,
            settings: settings.compiler)
        if target.isApp {
            let written = settings.writtenInfo(in: paths.root, of: name, notes: &notes)
            module.info = InfoPlist(written: written, settings: settings, of: name, notes: &notes)
        }
        for dependency in target.objects("dependencies") {
            if let needed = dependency.object("target"), let name = try self.module(needed) {
                module.dependencies.append(name)
            }
        }
        for product in target.objects("packageProductDependencies") { try add(product, to: &module) }
        addFiles(of: target, named: name, to: &module)
        modules.append(module)
        return moduleName
    }

    /// Adds the sources and resources of a target to a module, and notes what is left out.
    private mutating func addFiles(of target: XcodeObject, named name: String, to module: inout Module) {
        var unsupported: [String] = []
        for phase in target.objects("buildPhases") {
            switch phase.type {
            case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
                for file in phase.objects("files") {
                    guard let reference = file.object("fileRef") else { continue }
                    for url in paths.files(of: reference) {
                        let tree = SourceTree(item: url, at: paths.relative(url))
                        module.sources += tree.sources
                        module.resources += tree.resources
                        unsupported += tree.unsupported
                    }
                }
            case "PBXShellScriptBuildPhase":
                notes.append("\(name): the script \"\(phase["name"] ?? "Run Script")\" is not run.")
            default: break
            }
        }
        let own = target.list("fileSystemSynchronizedGroups")
        // Of a folder that belongs to other targets a target has what its exceptions name.
        for group in objects.all("PBXFileSystemSynchronizedRootGroup") where !own.contains(group.identifier) {
            guard let folder = paths.url(group) else { continue }
            for path in group.exceptions(for: target) {
                let tree = SourceTree(item: folder.item(path), at: "\(paths.relative(folder))/\(path)")
                module.sources += tree.sources
                module.resources += tree.resources
                unsupported += tree.unsupported
            }
        }
        for group in target.objects("fileSystemSynchronizedGroups") {
            let exceptions = Set(group.exceptions(for: target))
            guard let folder = paths.url(group) else { continue }
            let tree = SourceTree(folder) { exceptions.contains($0) }
            let prefix = paths.relative(folder)
            module.sources += tree.sources.map { SourceFile(url: $0.url, path: "\(prefix)/\($0.path)") }
            module.resources += tree.resources.map {
                ModuleResource(url: $0.url, path: "\(prefix)/\($0.path)", rule: $0.rule)
            }
            unsupported += tree.unsupported
        }
        if !unsupported.isEmpty {
            notes.append(
                "\(name): left out, because nothing here reads them: \(unsupported.prefix(5).joined(separator: ", "))")
        }
    }

    /// A product of a package, in a folder or fetched, that a target is linked with.
    private mutating func add(_ product: XcodeObject, to module: inout Module) throws {
        guard let name = product["productName"] else { return }
        for reference in objects.all("XCLocalSwiftPackageReference") {
            guard let path = reference["relativePath"] else { continue }
            let folder = project.deletingLastPathComponent().item(path)
            try local.add(try PackageManifest.dump(folder), at: folder, withTests: true)
        }
        while local.products[name] == nil, !neighbours.isEmpty {
            let folder = neighbours.removeFirst()
            // One that cannot be read may be of no use here.
            guard let manifest = try? PackageManifest.dump(folder) else { continue }
            try local.add(manifest, at: folder, withTests: true)
        }
        if let targets = local.products[name] {
            modules += local.modules.filter { each in !modules.contains { $0.name == each.name } }
            packages += local.packages.filter { each in !packages.contains(each) }
            module.dependencies += targets
            return
        }
        guard let package = product.object("package"), let url = package["repositoryURL"] else {
            notes.append("The package of \(name) is not found; \(module.name) is built without it.")
            return
        }
        let requirement = package.settings("requirement")
        let remote = RemotePackage(url: url, requirement: Self.requirement(requirement))
        if !packages.contains(where: { $0.identity == remote.identity }) { packages.append(remote) }
        module.products.append(PackageProduct(name: name, package: remote.identity))
    }

    /// A requirement as Xcode writes it.
    static func requirement(_ written: [String: String]) -> RemotePackage.Requirement {
        let from = written["minimumVersion"] ?? written["version"] ?? "0.0.0"
        let parts = from.split(separator: ".").compactMap { Int($0) }
        switch written["kind"] {
        case "branch": return .branch(written["branch"] ?? "main")
        case "revision": return .revision(written["revision"] ?? "")
        case "exactVersion": return .exact(from)
        case "versionRange": return .range(from: from, to: written["maximumVersion"] ?? "\((parts.first ?? 0) + 1).0.0")
        case "upToNextMinorVersion":
            return .range(from: from, to: "\(parts.first ?? 0).\((parts.dropFirst().first ?? 0) + 1).0")
        default: return .range(from: from, to: "\((parts.first ?? 0) + 1).0.0")
        }
    }
}

/// Where the files of an Xcode project are: groups have paths that add up.
struct XcodePaths {
    let root: URL
    private var folders: [String: URL] = [:]

    init(_ objects: XcodeObjects, project: URL) {
        let directory = objects.root["projectDirPath"] ?? ""
        root = project.deletingLastPathComponent().item(directory)
        if let group = objects.root.object("mainGroup") { visit(group, in: root) }
    }

    private mutating func visit(_ item: XcodeObject, in parent: URL) {
        let url: URL
        switch (item["sourceTree"], item["path"]) {
        case ("SOURCE_ROOT", let path?): url = root.item(path)
        case ("<absolute>", let path?): url = URL(fileURLWithPath: path)
        case (_, let path?): url = parent.appendingPathComponent(path).standardizedFileURL
        case (_, nil): url = parent
        }
        folders[item.identifier] = url
        for child in item.objects("children") { visit(child, in: url) }
    }

    func url(_ item: XcodeObject) -> URL? { folders[item.identifier] }

    /// The files of a reference: itself, or the languages of a group of variants.
    func files(of reference: XcodeObject) -> [URL] {
        guard reference.type == "PBXVariantGroup" else { return [url(reference)].compactMap { $0 } }
        return reference.objects("children").compactMap { url($0) }
    }

    /// A path within the project's folder, without steps upwards.
    func relative(_ url: URL) -> String {
        let path = url.standardizedFileURL.path
        let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
        guard path.hasPrefix(prefix) else {
            return "Outside/" + path.split(separator: "/").suffix(3).joined(separator: "/")
        }
        return String(path.dropFirst(prefix.count))
    }
}
