// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization

/// A cache of string tables: each is read once per process, on its first use.
///
/// SwiftPM copies resources uncompiled (Documentation/FoundationOnLinux.md, "Resources of a package"), so a bundle
/// contains `Table.xcstrings` or `language.lproj/Table.strings` as in the sources.
nonisolated package final class StringCatalogs: Sendable {
    package static let shared = StringCatalogs()

    private struct Key: Hashable {
        var table: String
        var folder: String
    }

    private let known = Mutex<[Key: StringCatalog?]>([:])

    package init() {}

    /// Returns the table of a bundle, or `nil` if it has none.
    package func catalog(table: String, bundle: URL?) -> StringCatalog? {
        let key = Key(table: table, folder: bundle?.path ?? "")
        if let found = known.withLock({ $0[key] }) { return found }
        var catalog: StringCatalog?
        for folder in StringCatalogs.folders(of: bundle) where catalog == nil {
            catalog = StringCatalogs.read(table, folder)
        }
        let read = catalog
        known.withLock { $0[key] = .some(read) }
        return read
    }

    private static func folders(of bundle: URL?) -> [URL] {
        Bundle.ownResourceFolders(of: bundle ?? Bundle.main.bundleURL)
    }

    private static func read(_ table: String, _ folder: URL) -> StringCatalog? {
        let file = folder.appendingPathComponent("\(table).xcstrings")
        if let data = try? Data(contentsOf: file) {
            do {
                return try StringCatalog(catalog: data)
            } catch {
                complain(file, error)
                return nil
            }
        }
        return readStrings(table, folder)
    }

    /// Logs a table that cannot be parsed: it must not end a server, so its keys are shown instead.
    private static func complain(_ file: URL, _ error: any Error) {
        let line = "[missing-string] \(file.path) cannot be read: \(error) Its keys are shown instead.\n"
        FileHandle.standardError.write(Data(line.utf8))
    }

    private static func readStrings(_ table: String, _ folder: URL) -> StringCatalog? {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let languages = entries.filter { $0.pathExtension == "lproj" }.sorted { $0.path < $1.path }
        // A table outside the languages' folders applies to every language, like that of the base localisation.
        let hasEnglish = languages.contains { $0.lastPathComponent == "en.lproj" }
        var catalog = StringCatalog(sourceLanguage: hasEnglish ? "en" : StringCatalog.base)
        var isFound = false
        for entry in [folder] + languages {
            let language = entry == folder ? StringCatalog.base : entry.deletingPathExtension().lastPathComponent
            for name in ["\(table).strings", "\(table).stringsdict"] {
                let file = entry.appendingPathComponent(name)
                guard let data = try? Data(contentsOf: file) else { continue }
                do {
                    if name.hasSuffix("dict") {
                        try catalog.add(plurals: data, language: language)
                    } else {
                        try catalog.add(strings: data, language: language)
                    }
                } catch {
                    complain(file, error)
                    continue
                }
                isFound = true
            }
        }
        return isFound ? catalog : nil
    }
}
