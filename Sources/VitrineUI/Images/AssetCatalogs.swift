// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds sets of the asset catalogues of a bundle.
nonisolated enum AssetCatalogs {
    /// The folders of a set, such as `Logo.imageset`, in the order of the catalogues' names; of the program's own
    /// bundle also those that SwiftPM put beside the executable.
    static func folders(_ set: String, in bundle: URL) -> [URL] {
        Bundle.resourceFolders(of: bundle).flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
                .filter { $0.pathExtension == "xcassets" }
                .sorted { $0.lastPathComponent < $1.lastPathComponent }
                .compactMap { find(set, in: $0) }
        }
    }

    /// Sets may stand in folders of the catalogue; a name with slashes goes through namespaces.
    private static func find(_ name: String, in folder: URL) -> URL? {
        let direct = folder.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: direct.path) { return direct }
        let inner = ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
            .filter { $0.hasDirectoryPath && $0.pathExtension.isEmpty }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        for next in inner {
            if let found = find(name, in: next) { return found }
        }
        return nil
    }
}
