// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The sources of an app, parsed once: what rules look at.
package struct Project: Sendable {
    package let files: [SourceFile]
    /// The feature folders; where there is none, the whole project as one feature that is not a folder.
    package let features: [Feature]
    /// What is in no feature folder of a project that has some.
    package let outside: Feature?
    package let naming: Naming

    /// Parses sources, several files at a time.
    ///
    /// - Parameters:
    ///   - sources: The text of every file, by its path relative to the project's folder.
    ///   - naming: What folders and types are called.
    package init(sources: [String: String], naming: Naming = Naming()) {
        self.init(files: Self.parse(sources), naming: naming)
    }

    private init(files: [SourceFile], naming: Naming) {
        let folders = Self.featureFolders(of: files, naming)
        let whole = Feature(
            of: files.filter { file in !folders.contains { file.path.hasPrefix("\($0.path)/") } }, naming)
        self.files = files
        self.naming = naming
        features =
            folders.isEmpty
            ? [whole] : folders.map { Feature(name: $0.name, folder: $0.path, files: files, naming) }
        outside = folders.isEmpty ? nil : whole
    }

    /// The same project with other texts for some of its files; the others are not parsed again.
    ///
    /// - Parameter sources: The new texts, by the files' paths; a path that the project does not have is passed over.
    /// - Returns: The project with them.
    package func replacing(_ sources: [String: String]) -> Project {
        let parsed = Dictionary(uniqueKeysWithValues: Self.parse(sources).map { ($0.path, $0) })
        return Project(files: files.map { parsed[$0.path] ?? $0 }, naming: naming)
    }

    private static func parse(_ sources: [String: String]) -> [SourceFile] {
        sources.sorted { $0.key < $1.key }.parallelMap { SourceFile(path: $0.key, source: $0.value) }
    }

    package var featureFolders: [Feature] { features.filter(\.isFolder) }
    package var viewModels: [ViewModel] { features.flatMap(\.viewModels) }
    package var views: [ViewType] { features.flatMap(\.views) }
    /// Whether there is no view and no view model at all, in features or elsewhere.
    package var isWithoutScreens: Bool { parts.allSatisfy { $0.views.isEmpty && $0.viewModels.isEmpty } }

    private static func featureFolders(of files: [SourceFile], _ naming: Naming) -> [(path: String, name: String)] {
        var names: [String: String] = [:]
        for file in files {
            let parts = file.path.split(separator: "/").map(String.init)
            guard let index = parts.firstIndex(where: naming.features.contains), parts.count > index + 2 else {
                continue
            }
            names[parts[...(index + 1)].joined(separator: "/")] = parts[index + 1]
        }
        return names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
