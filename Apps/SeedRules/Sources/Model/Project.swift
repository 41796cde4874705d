// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The sources of an app, parsed once: what rules look at.
package struct Project: Sendable {
    package let files: [SourceFile]
    package let features: [Feature]
    /// What the features' modules are called before the feature's own name.
    package let modulePrefix: String

    /// Parses sources.
    ///
    /// - Parameters:
    ///   - sources: The text of every file, by its path relative to the project's folder.
    ///   - modulePrefix: The prefix of the features' modules.
    package init(sources: [String: String], modulePrefix: String) {
        files = sources.keys.sorted().map { SourceFile(path: $0, source: sources[$0]!) }
        self.modulePrefix = modulePrefix
        features = Self.features(of: files)
    }

    /// Parses the sources of a folder.
    ///
    /// - Parameters:
    ///   - folder: The project's folder.
    ///   - excluding: Paths of folders in it that do not belong to the app.
    ///   - modulePrefix: The prefix of the features' modules.
    /// - Throws: An error if a file cannot be read.
    package init(folder: URL, excluding: [String] = [], modulePrefix: String) throws {
        self.init(sources: try Self.sources(in: folder, excluding: excluding), modulePrefix: modulePrefix)
    }

    package var viewModels: [ViewModel] { features.flatMap(\.viewModels) }
    package var views: [ViewType] { features.flatMap(\.views) }

    /// The Swift files below a folder, by their path from there.
    package static func sources(in folder: URL, excluding: [String] = []) throws -> [String: String] {
        let root = folder.standardizedFileURL.path
        guard let paths = FileManager.default.enumerator(atPath: root) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: root])
        }
        var sources: [String: String] = [:]
        for case let path as String in paths where path.hasSuffix(".swift") {
            guard !excluding.contains(where: { path.hasPrefix("\($0)/") }) else { continue }
            sources[path] = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
        }
        return sources
    }

    private static func features(of files: [SourceFile]) -> [Feature] {
        var names: [String: String] = [:]
        for file in files {
            let parts = file.path.split(separator: "/").map(String.init)
            guard let index = parts.firstIndex(of: "Features"), parts.count > index + 2 else { continue }
            names[parts[...(index + 1)].joined(separator: "/")] = parts[index + 1]
        }
        return names.keys.sorted().map { Feature(name: names[$0]!, folder: $0, files: files) }
    }
}
