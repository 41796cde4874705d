// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineLayout

/// Registers the fonts among an app's resources, as iOS registers those that Info.plist lists.
///
/// If an Info.plist among the resources has `UIAppFonts`, the fonts listed there are registered. SwiftPM does not
/// accept an Info.plist at the top level of a target's resources, so without any list all font files among the
/// resources are registered. Files that are missing or are not fonts are recorded as problems, and reported when a text
/// uses a font that does not exist.
nonisolated package struct BundleFonts: Sendable {
    /// The problems with the files, a sentence each.
    package let problems: [String]

    /// The program's own fonts, registered for the whole process when a font is first looked up by name.
    package static let shared = BundleFonts(
        program: Bundle.main.bundleURL, folders: Array(Bundle.resourceFolders(of: Bundle.main.bundleURL).dropFirst()),
        registry: .shared)

    /// The file extensions of fonts.
    private static let kinds: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// Registers the fonts of a program.
    ///
    /// - Parameters:
    ///   - program: The folder of the program, of which only the Info.plist and the files it lists are read.
    ///   - folders: Folders of resources, which are searched recursively.
    ///   - registry: The registry in which the fonts are registered.
    package init(program: URL, folders: [URL], registry: FontRegistry) {
        var files: [URL] = []
        var lists = [program.appendingPathComponent("Info.plist")]
        for folder in folders {
            let found =
                FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
                .compactMap { $0 as? URL }.sorted { $0.path < $1.path } ?? []
            files += found.filter { Self.kinds.contains($0.pathExtension.lowercased()) }
            lists += found.filter { $0.lastPathComponent.hasSuffix("Info.plist") }
        }
        var problems: [String] = []
        let named = lists.compactMap { list in Self.fonts(in: list).map { (list, $0) } }
        if !named.isEmpty {
            files = named.flatMap { list, names in
                names.compactMap { name in
                    let places = [list.deletingLastPathComponent(), program] + folders
                    let exact = places.map { $0.appendingPathComponent(name) }
                        .first { FileManager.default.fileExists(atPath: $0.path) }
                    let last = (name as NSString).lastPathComponent
                    if let file = exact ?? files.first(where: { $0.lastPathComponent == last }) { return file }
                    problems.append("UIAppFonts names \(name), which is not among the resources.")
                    return nil
                }
            }
        }
        for file in files {
            if let problem = Self.register(file, in: registry, isAsked: false) { problems.append(problem) }
        }
        self.problems = problems
    }

    /// Registers a font file and returns the problem with it, or `nil`.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - registry: The registry in which the font is registered.
    ///   - isAsked: Whether the app registers the font explicitly, and not by its list of fonts; it may do so once.
    /// - Returns: A sentence about the problem, or `nil` if the font was registered.
    static func register(_ file: URL, in registry: FontRegistry, isAsked: Bool = true) -> String? {
        guard let data = try? Data(contentsOf: file) else { return "\(file.path) cannot be read." }
        do {
            try registry.register(data, from: isAsked ? file : nil)
            return nil
        } catch {
            return "\(file.lastPathComponent) is not a font: \(error)."
        }
    }

    /// Returns the names in a property list's `UIAppFonts`, or `nil` if it has none.
    private static func fonts(in list: URL) -> [String]? {
        guard let data = try? Data(contentsOf: list),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return values["UIAppFonts"] as? [String]
    }

    /// Returns the registered font with a name.
    static func font(named name: String) -> RegisteredFont? {
        _ = shared
        return FontRegistry.shared.font(named: name)
    }

    /// Returns the advice to a developer about a name that no font has.
    static func remedy(for name: String) -> String {
        let near = FontRegistry.shared.names(near: name)
        let advice =
            near.isEmpty
            ? "Put its file among the resources of the app, or register it with CTFontManagerRegisterFontsForURL."
            : "Use the name of one that is registered: \(near.joined(separator: ", "))."
        return ([advice] + shared.problems).joined(separator: " ")
    }
}
