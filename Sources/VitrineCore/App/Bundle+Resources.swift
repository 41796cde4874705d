// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// An app that Xcode builds finds its files in `Bundle.main`. SwiftPM puts them beside the executable, in a folder for
// each target (Documentation/FoundationOnLinux.md, "Resources of a package"), where Foundation's main bundle does not
// look: these look there as well. They are preferred to Foundation's, whose names are optional.

extension Bundle {
    /// Where the files of a bundle are: for the program's own, also the folders that SwiftPM put beside the executable,
    /// those of the executable's own target first.
    package nonisolated static func resourceFolders(of bundle: URL) -> [URL] {
        isProgram(bundle) ? [bundle] + besideExecutable.own + besideExecutable.others : [bundle]
    }

    /// Where the files of a bundle are, and those of no other target: what is looked for by a name that all use.
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

    /// The file of a name, wherever the build put the app's files.
    public nonisolated func url(forResource name: String, withExtension ext: String?) -> URL? {
        if let found = url(forResource: Optional(name), withExtension: ext) { return found }
        let file = ext.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
        return Bundle.resourceFolders(of: bundleURL).dropFirst().lazy
            .map { $0.appendingPathComponent(file) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The path of the file of a name, wherever the build put the app's files.
    public nonisolated func path(forResource name: String, ofType ext: String?) -> String? {
        url(forResource: name, withExtension: ext)?.path
    }
}
