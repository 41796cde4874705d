// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The checkout that these tests were compiled from, and its files.
enum Repository {
    /// The folder of Package.swift.
    static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A file of ours: its path from the root, and its text.
    struct File {
        let path: String
        let text: String

        /// The path's parts: `["Sources", "VitrineCore", "Graph", "ViewNode.swift"]`.
        var parts: [String] { path.split(separator: "/").map(String.init) }
    }

    /// What tools leave behind: never ours, and large.
    private static func isGenerated(_ name: String) -> Bool {
        name.hasPrefix(".") || name == "Artifacts" || name == "__pycache__" || name == "node_modules"
    }

    /// The text files under a folder whose names end in one of the extensions, sorted by path.
    ///
    /// A file that is not UTF-8 is left out, hidden folders and build products too.
    static func files(under folder: String, extensions: Set<String>) -> [File] {
        let start = folder.isEmpty ? root : root.appendingPathComponent(folder)
        return paths(in: start, prefix: folder)
            .filter { extensions.contains(($0 as NSString).pathExtension) }
            .sorted()
            .compactMap { path in
                (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)).map {
                    File(path: path, text: $0)
                }
            }
    }

    /// The names of the folders directly in a folder, sorted.
    static func folders(in folder: String) -> [String] {
        let start = root.appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: start.path)) ?? []
        return names.filter { !isGenerated($0) && isFolder(start.appendingPathComponent($0)) }.sorted()
    }

    /// Whether something exists at a path from the root.
    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }

    private static func paths(in folder: URL, prefix: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !isGenerated($0) }.flatMap { name in
            let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
            let url = folder.appendingPathComponent(name)
            return isFolder(url) ? paths(in: url, prefix: path) : [path]
        }
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
