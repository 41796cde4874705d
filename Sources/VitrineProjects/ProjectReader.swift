// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Reads the project at a path, whatever describes it. Nothing is written there.
package enum ProjectReader {
    /// Reads a project.
    ///
    /// A folder is taken for what it holds: an Xcode project before a package, since a project that has both builds its
    /// app with Xcode; a workspace for the one project beside or in it; XcodeGen's or Tuist's description where no project
    /// was made of it.
    ///
    /// - Parameters:
    ///   - path: A folder, a file of Swift, a `.swiftpm`, an `.xcodeproj` or an `.xcworkspace`.
    ///   - target: The app to build where there are several; nil for the first one.
    ///   - configuration: Which of its build settings count.
    /// - Returns: The project, the module to start first among its apps.
    /// - Throws: `ProjectError` for a path that is not there or holds no Swift.
    package static func read(
        _ path: URL, target: String? = nil, configuration: BuildConfiguration = .debug
    ) throws -> SwiftProject {
        try described(path, target: target, configuration).answeredByShims()
    }

    private static func described(
        _ path: URL, target: String?, _ configuration: BuildConfiguration
    ) throws -> SwiftProject {
        let path = path.standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder) else {
            throw ProjectError(
                "There is nothing at \(path.path).", remedy: "Name a folder, a project or a file of Swift.")
        }
        guard isFolder.boolValue else {
            guard path.pathExtension == "swift" else {
                throw ProjectError(
                    "\(path.path) is no file of Swift.", remedy: "Name a folder, a project or a file of Swift.")
            }
            return try SourceFolder.read(file: path)
        }
        switch path.pathExtension {
        case "xcodeproj": return try XcodeProjectReader.read(path, target: target, configuration)
        case "xcworkspace": return try read(workspace: path, target: target, configuration)
        case "swiftpm": return try SourceFolder.read(playground: path)
        default: break
        }
        if let project = try onlyItem(of: path, ending: "xcodeproj") {
            return try XcodeProjectReader.read(project, target: target, configuration)
        }
        if let workspace = try onlyItem(of: path, ending: "xcworkspace") {
            return try read(workspace: workspace, target: target, configuration)
        }
        for name in ["project.yml", "project.yaml"] {
            let file = path.appendingPathComponent(name)
            if FileManager.default.fileExists(atPath: file.path) {
                return try XcodeGenReader.read(file, target: target, configuration)
            }
        }
        if TuistReader.describes(path) { return try TuistReader.read(path, target: target, configuration) }
        if FileManager.default.fileExists(atPath: path.appendingPathComponent("Package.swift").path) {
            return try PackageReader.read(path, target: target)
        }
        return try SourceFolder.read(folder: path)
    }

    /// The only item of a folder with an ending; nil where there is none.
    private static func onlyItem(of folder: URL, ending: String) throws -> URL? {
        let found = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { $0.hasSuffix(".\(ending)") }.sorted()
        guard found.count < 2 else {
            throw ProjectError(
                "\(folder.path) has several projects: \(found.joined(separator: ", ")).", remedy: "Name one of them.")
        }
        return found.first.map { folder.appendingPathComponent($0) }
    }

    /// The first project of a workspace that builds an app.
    private static func read(
        workspace: URL, target: String?, _ configuration: BuildConfiguration
    ) throws -> SwiftProject {
        let contents = workspace.appendingPathComponent("contents.xcworkspacedata")
        guard let text = try? String(contentsOf: contents, encoding: .utf8) else {
            throw ProjectError("\(contents.path) cannot be read.", remedy: "Name the .xcodeproj itself.")
        }
        let folder = workspace.deletingLastPathComponent()
        let items = text.matches(of: /location\s*=\s*"(?:group|container|absolute):([^"]+)"/).map {
            folder.item(String($0.1))
        }
        var failure: (any Error)?
        for project in items where project.pathExtension == "xcodeproj" {
            do {
                return try XcodeProjectReader.read(project, target: target, configuration, beside: items)
            } catch {
                failure = failure ?? error
            }
        }
        throw failure
            ?? ProjectError(
                "\(workspace.path) names no Xcode project.", remedy: "Name the .xcodeproj or the package itself.")
    }
}
