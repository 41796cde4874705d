// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files below a folder, sorted into sources, resources and what is left out.
struct SourceTree {
    var sources: [SourceFile] = []
    var resources: [ModuleResource] = []
    /// Storyboards, nibs and sources in other languages: names of files that nothing here can use.
    var unsupported: [String] = []
    /// Files named Info.plist that are an app's, those of outer folders first.
    private(set) var infoLists: [URL] = []

    /// Folders that hold no files of the app itself.
    static let skippedFolders: Set<String> = [
        ".build", ".git", ".swiftpm", "Carthage", "DerivedData", "Pods", "SourcePackages", "checkouts", "node_modules",
        "Preview Content", "build", "__Snapshots__",
    ]
    /// Folders that are one resource.
    static let resourceFolders: Set<String> = ["xcassets", "icon"]
    /// Resources by the ending of their name.
    static let resourceEndings: Set<String> = [
        "xcstrings", "strings", "stringsdict", "json", "plist", "png", "jpg", "jpeg", "gif", "heic", "webp", "svg",
        "pdf",
        "ttf", "otf", "ttc", "txt", "md", "csv", "tsv", "html", "css", "xml", "mp3", "m4a", "wav", "mp4", "mov",
        "geojson",
        "sqlite", "db", "yml", "yaml",
    ]
    private static let unsupportedEndings: Set<String> = [
        "storyboard", "xib", "m", "mm", "h", "c", "cpp", "hpp", "metal", "xcdatamodeld", "intentdefinition", "mlmodel",
        "mlpackage", "usdz", "reality",
    ]

    /// Sorts the files below `folder`.
    ///
    /// - Parameters:
    ///   - folder: The folder to walk. Links to folders are followed once.
    ///   - isLeftOut: Whether a path, relative to the folder and with slashes, is skipped with what is below it.
    init(_ folder: URL, leavingOut isLeftOut: (String) -> Bool = { _ in false }) {
        walk(folder, at: "", isLeftOut)
    }

    /// Sorts one item that a project names, with what is below it where it is a folder.
    init(item: URL, at path: String) {
        visit(item, at: path) { _ in false }
    }

    private mutating func walk(_ folder: URL, at prefix: String, _ isLeftOut: (String) -> Bool) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        for name in names where !name.hasPrefix(".") && !Self.skippedFolders.contains(name) {
            visit(folder.appendingPathComponent(name), at: prefix + name, isLeftOut)
        }
    }

    private mutating func visit(_ url: URL, at path: String, _ isLeftOut: (String) -> Bool) {
        var isFolder: ObjCBool = false
        guard !isLeftOut(path), FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
        if !isFolder.boolValue {
            add(url, at: path)
        } else if Self.resourceFolders.contains(url.pathExtension) {
            resources.append(ModuleResource(url: url, path: path))
        } else if Self.unsupportedEndings.contains(url.pathExtension) {
            unsupported.append(path)
        } else if !["xcodeproj", "xcworkspace"].contains(url.pathExtension) {
            walk(url, at: path + "/", isLeftOut)
        }
    }

    private mutating func add(_ url: URL, at path: String) {
        let ending = url.pathExtension.lowercased()
        if ending == "swift" {
            guard url.lastPathComponent.wholeMatch(of: /Package(@swift-[0-9.]+)?\.swift/) == nil else { return }
            sources.append(SourceFile(url: url, path: path))
        } else if Self.resourceFolders.contains(ending) || Self.resourceEndings.contains(ending) {
            if url.lastPathComponent == "Info.plist" { addInfo(url) }
            // Of SwiftPM, of XcodeGen, and what SwiftPM takes in no bundle.
            guard !["Package.resolved", "project.yml", "Info.plist"].contains(url.lastPathComponent) else { return }
            resources.append(ModuleResource(url: url, path: path))
        } else if Self.unsupportedEndings.contains(ending) {
            unsupported.append(path)
        }
    }

    private mutating func addInfo(_ url: URL) {
        guard let values = InfoPlist.values(of: url), values["NSExtension"] == nil else { return }
        let place = infoLists.firstIndex { $0.pathComponents.count > url.pathComponents.count }
        infoLists.insert(url, at: place ?? infoLists.endIndex)
    }

    /// A sentence for the developer about what is left out; nil where everything is used.
    var note: String? {
        guard !unsupported.isEmpty else { return nil }
        let endings = Set(unsupported.map { ($0 as NSString).pathExtension }).sorted().map { ".\($0)" }
        let examples = unsupported.prefix(3).joined(separator: ", ")
        return
            "\(unsupported.count) files are left out, because nothing here reads \(endings.joined(separator: ", ")): "
            + examples + (unsupported.count > 3 ? ", …" : "")
    }
}
