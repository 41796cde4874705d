// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Writes the Swift names of a target's assets (`Color(.Brand.accent)`, `Image(.Icons.star)`), as Xcode does.
@main
struct AssetSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let catalogs = Self.catalogs(in: module.directoryURL)
        guard !catalogs.isEmpty else { return [] }
        // SwiftPM makes `Bundle.module` for targets with resources.
        let hasBundle = module.sourceFiles.contains { $0.type == .resource }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("GeneratedAssetSymbols.swift")
        return [
            .buildCommand(
                displayName: "Naming the assets of \(module.name)",
                executable: try context.tool(named: "VitrineAssetSymbols").url,
                arguments: [hasBundle ? "Foundation.Bundle.module" : "Foundation.Bundle.main", output.path]
                    + catalogs.map(\.path),
                inputFiles: catalogs.flatMap(Self.files), outputFiles: [output])
        ]
    }

    private static func catalogs(in folder: URL) -> [URL] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        return all.compactMap { $0 as? URL }.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
    }

    private static func files(in catalog: URL) -> [URL] {
        let all = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)?.allObjects ?? []
        return all.compactMap { $0 as? URL }.filter { $0.lastPathComponent == "Contents.json" }
            .sorted { $0.path < $1.path }
    }
}
