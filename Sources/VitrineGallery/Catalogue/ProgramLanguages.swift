// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineCore
import VitrineSnapshots

/// The languages that a program's string catalogs have.
package enum ProgramLanguages {
    /// BCP 47, the source language first, the others sorted. `en` for a program without any catalog.
    ///
    /// SwiftPM copies the resources of a target into a folder beside the executable; those of Vitrine's own modules are
    /// no app's words. A build folder holds those of other programs as well, so that only folders that this program
    /// names count, where it names any (the accessor of `Bundle.module` has its folder's name).
    package static func all(
        beside folder: URL = Bundle.main.bundleURL, of program: URL? = Bundle.main.executableURL
    ) -> [String] {
        var source: String?
        var others: Set<String> = []
        let tables = subfolders(of: folder, extension: "resources").filter { resources in
            !resources.lastPathComponent.hasPrefix("Vitrine_")
                && files(of: resources).contains { ["xcstrings", "lproj"].contains($0.pathExtension) }
        }
        for resources in named(tables, in: program) {
            for file in files(of: resources) where file.pathExtension == "xcstrings" {
                guard let data = try? Data(contentsOf: file), let catalog = try? StringCatalog(catalog: data) else {
                    continue
                }
                source = source ?? catalog.sourceLanguage
                others.formUnion(catalog.strings.keys)
            }
            others.formUnion(
                subfolders(of: resources, extension: "lproj").map { $0.deletingPathExtension().lastPathComponent }
                    .filter { $0 != "Base" }
            )
        }
        let first = source ?? (others.contains("en") ? "en" : others.sorted().first ?? "en")
        others.remove(first)
        return [first] + others.sorted()
    }

    private static func named(_ folders: [URL], in program: URL?) -> [URL] {
        guard let program, let image = try? Data(contentsOf: program, options: .alwaysMapped) else { return folders }
        let names = image.words(ending: ".resources", atMost: folders.map(\.lastPathComponent.utf8.count).max() ?? 0)
        let found = folders.filter { folder in names.contains { $0.hasSuffix(folder.lastPathComponent) } }
        return found.isEmpty ? folders : found
    }

    private static func files(of folder: URL) -> [URL] {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return entries.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    private static func subfolders(of folder: URL, extension name: String) -> [URL] {
        files(of: folder).filter { $0.pathExtension == name }
    }
}
