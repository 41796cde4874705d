// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Addresses that open a place of the sources in a developer's editor.
package struct SourceLinks: Hashable, Sendable {
    /// An address with `{file}` and `{line}` in it.
    private let template: String
    /// The paths of the source files, by name.
    private let files: [String: [String]]

    /// Finds the sources below a folder. Folders whose names begin with a dot hold none.
    ///
    /// - Parameters:
    ///   - template: An address with `{file}` and `{line}` in it, or `vscode` for Visual Studio Code's.
    ///   - folder: The folder of the package.
    package init(template: String, folder: URL) {
        self.template = template == "vscode" ? "vscode://file{file}:{line}" : template
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var files: [String: [String]] = [:]
        while let file = found?.nextObject() as? URL {
            if file.pathExtension == "swift" { files[file.lastPathComponent, default: []].append(file.path) }
        }
        self.files = files.mapValues { $0.sorted() }
    }

    /// Returns the address of `Module/File.swift:12`; nil where the file is not below the folder, or is not known.
    package func link(to place: String) -> String? {
        let parts = place.split(separator: ":")
        let names = (parts.first ?? "").split(separator: "/").map(String.init)
        guard names.count > 1, let name = names.last, let paths = files[name] else { return nil }
        let inModule = paths.filter { $0.split(separator: "/").dropLast().contains(Substring(names[0])) }
        guard let path = inModule.count == 1 ? inModule[0] : paths.count == 1 ? paths[0] : nil,
            let encoded = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
        else { return nil }
        let line = parts.count > 1 ? String(parts[1]) : "1"
        return template.replacing("{file}", with: encoded).replacing("{line}", with: line)
    }
}
