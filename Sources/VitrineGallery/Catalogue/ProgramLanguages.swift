// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineUI

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

extension Data {
    /// The places of `ending`, each with the bytes before it, `length` bytes in all.
    ///
    /// One pass by the C library: an unoptimised program has a hundred megabytes, through which `range(of:)` takes a
    /// second, at each start of a server and of a worker.
    fileprivate func words(ending: String, atMost length: Int) -> [String] {
        let wanted = Array(ending.utf8)
        guard let first = wanted.first else { return [] }
        return withUnsafeBytes { bytes in
            var words: [String] = []
            guard var start = bytes.baseAddress else { return words }
            let last = start + (bytes.count - wanted.count)
            while start <= last, let hit = memchr(start, CInt(first), start.distance(to: last) + 1) {
                if memcmp(hit, wanted, wanted.count) == 0 {
                    let end = bytes.baseAddress!.distance(to: hit) + wanted.count
                    words.append(String(decoding: bytes[Swift.max(0, end - length)..<end], as: UTF8.self))
                }
                start = UnsafeRawPointer(hit) + 1
            }
            return words
        }
    }
}
