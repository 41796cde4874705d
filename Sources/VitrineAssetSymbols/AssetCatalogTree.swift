// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The colours and images of asset catalogues, by their names, in the folders that provide a namespace.
struct AssetCatalogTree: Equatable {
    /// What a set holds.
    enum Kind: String, CaseIterable {
        case color = "colorset"
        case image = "imageset"
    }

    /// Names of sets, each with its namespaces and slashes: "Brand/accent".
    private(set) var names: [Kind: Set<String>] = [:]

    /// Reads catalogues. Folders that provide no namespace are no part of the names in them.
    init(catalogs: [URL]) {
        for catalog in catalogs { read(catalog, prefix: "") }
    }

    init(colors: Set<String> = [], images: Set<String> = []) {
        names = [.color: colors, .image: images]
    }

    private mutating func read(_ folder: URL, prefix: String) {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for entry in entries where entry.hasDirectoryPath {
            if let kind = Kind(rawValue: entry.pathExtension) {
                names[kind, default: []].insert(prefix + entry.deletingPathExtension().lastPathComponent)
            } else if entry.pathExtension.isEmpty {
                read(entry, prefix: providesNamespace(entry) ? prefix + entry.lastPathComponent + "/" : prefix)
            }
        }
    }

    private struct Contents: Decodable {
        struct Properties: Decodable {
            var providesNamespace: Bool?
            enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
        }
        var properties: Properties?
    }

    private func providesNamespace(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return false }
        return contents.properties?.providesNamespace == true
    }
}
