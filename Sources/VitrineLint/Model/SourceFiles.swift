// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Finds the Swift files of a project.
package enum SourceFiles {
    /// Folders of tools, and of other people's sources.
    private static let foreign: Set = [
        "Build", "Carthage", "DerivedData", "Pods", "SourcePackages", "__Snapshots__", "node_modules",
    ]
    private static let manifests: Set = ["Package.swift", "Project.swift", "Workspace.swift"]

    /// Reads the Swift files below a folder, or one file.
    ///
    /// - Parameters:
    ///   - place: A folder, or a file.
    ///   - excluding: Paths of folders and files below it that are passed over.
    /// - Returns: The text of every file, by its path from the folder.
    /// - Throws: An error if the place or a file cannot be read.
    package static func read(_ place: URL, excluding: [String] = []) throws -> [String: String] {
        let root = place.standardizedFileURL.path
        guard !root.hasSuffix(".swift") else {
            return [place.lastPathComponent: try String(contentsOfFile: root, encoding: .utf8)]
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue,
            let paths = FileManager.default.enumerator(atPath: root)
        else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: root])
        }
        var found: [String] = []
        for case let path as String in paths {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            if name.hasPrefix(".") || foreign.contains(name) || excluding.contains(path) {
                paths.skipDescendants()
            } else if name.hasSuffix(".swift"), !manifests.contains(name) {
                found.append(path)
            }
        }
        let texts = found.parallelMap { path in
            Result { try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) }
        }
        return try Dictionary(uniqueKeysWithValues: zip(found, texts.map { try $0.get() }))
    }
}
