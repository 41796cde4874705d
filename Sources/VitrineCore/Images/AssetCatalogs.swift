// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds sets in the asset catalogues of a bundle.
nonisolated enum AssetCatalogs {
    /// Returns the folders of a set, such as `Logo.imageset`, in the order of the catalogues' names.
    ///
    /// For the program's own bundle these include catalogues that SwiftPM put beside the executable.
    static func folders(_ set: String, in bundle: URL) -> [URL] {
        folders(set, among: Bundle.resourceFolders(of: bundle))
    }

    /// Returns the folders of a set without those of other targets, which may be other apps.
    static func ownFolders(_ set: String, in bundle: URL) -> [URL] {
        folders(set, among: Bundle.ownResourceFolders(of: bundle))
    }

    private static func folders(_ set: String, among folders: [URL]) -> [URL] {
        folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
                .filter { $0.pathExtension == "xcassets" }
                .sorted { $0.lastPathComponent < $1.lastPathComponent }
                .compactMap { find(set, in: $0) }
        }
    }

    /// Finds a set in a folder of a catalogue, which may be nested.
    ///
    /// A folder that provides a namespace is part of the names of its sets, followed by a slash; other folders are not.
    private static func find(_ name: String, in folder: URL) -> URL? {
        let found = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let entries = found.sorted { $0.lastPathComponent < $1.lastPathComponent }
        if !name.contains("/"), let set = entries.first(where: { $0.lastPathComponent == name }) { return set }
        for next in entries where next.hasDirectoryPath && next.pathExtension.isEmpty {
            var rest = name
            if providesNamespace(next) {
                let prefix = next.lastPathComponent + "/"
                guard name.hasPrefix(prefix) else { continue }
                rest.removeFirst(prefix.count)
            }
            if let found = find(rest, in: next) { return found }
        }
        return nil
    }

    private struct Contents: Decodable {
        struct Properties: Decodable {
            var providesNamespace: Bool?
            enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
        }
        var properties: Properties?
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return false }
        return contents.properties?.providesNamespace == true
    }
}
