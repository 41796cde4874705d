// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// An app that Xcode builds finds its files in `Bundle.main`. SwiftPM puts them beside the executable in a folder for
// each target (Documentation/FoundationOnLinux.md, "Resources of a package"), where Foundation's main bundle does not
// look; these functions look there as well. They are preferred to Foundation's, whose names are optional.

extension Bundle {
    /// Returns the folders of a bundle's files; for the program's own these include the folders that SwiftPM put beside
    /// the executable, that of the executable's own target first.
    package nonisolated static func resourceFolders(of bundle: URL) -> [URL] {
        isProgram(bundle) ? [bundle] + besideExecutable.own + besideExecutable.others : [bundle]
    }

    /// Returns the folders of a bundle's files without those of other targets, for files that all targets name alike.
    package nonisolated static func ownResourceFolders(of bundle: URL) -> [URL] {
        isProgram(bundle) ? [bundle] + besideExecutable.own : [bundle]
    }

    private nonisolated static func isProgram(_ bundle: URL) -> Bool {
        bundle.standardizedFileURL.path == Bundle.main.bundleURL.standardizedFileURL.path
    }

    private nonisolated static let besideExecutable: (own: [URL], others: [URL]) = {
        let program = (Bundle.main.executableURL?.lastPathComponent ?? "").lowercased()
        let beside =
            (try? FileManager.default.contentsOfDirectory(
                at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)) ?? []
        let folders = beside.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
        func isOwn(_ folder: URL) -> Bool {
            folder.deletingPathExtension().lastPathComponent.lowercased().hasSuffix("_\(program)")
        }
        return (folders.filter(isOwn), folders.filter { !isOwn($0) })
    }()

    /// Returns the URL of a resource file, wherever the build put the app's files.
    public nonisolated func url(forResource name: String, withExtension ext: String?) -> URL? {
        if let found = url(forResource: Optional(name), withExtension: ext) { return found }
        let file = ext.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
        return Bundle.resourceFolders(of: bundleURL).dropFirst().lazy
            .map { $0.appendingPathComponent(file) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Returns the path of a resource file, wherever the build put the app's files.
    public nonisolated func path(forResource name: String, ofType ext: String?) -> String? {
        url(forResource: name, withExtension: ext)?.path
    }
}
