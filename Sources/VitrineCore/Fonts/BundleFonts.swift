// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineLayout

/// Registers the fonts among an app's resources, as iOS does with those that its Info.plist names.
///
/// Where an Info.plist among the resources has `UIAppFonts`, those are registered. SwiftPM takes no Info.plist at the top
/// of a target's resources, so where none has, all font files of the resources are. What is missing or no font is kept as
/// a problem, and told of where a text asks for a font that is not there.
nonisolated package struct BundleFonts: Sendable {
    /// What is wrong with the files, in a sentence each.
    package let problems: [String]

    /// The program's own, registered for all of the process at the first question for a font by its name.
    package static let shared = BundleFonts(
        program: Bundle.main.bundleURL, folders: Array(Bundle.resourceFolders(of: Bundle.main.bundleURL).dropFirst()),
        registry: .shared)

    /// The suffixes of files that hold fonts.
    private static let kinds: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// - Parameters:
    ///   - program: The folder of the program, of which only the Info.plist and what that names are looked at.
    ///   - folders: Folders of resources, looked through with all that they hold.
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

    /// Registers a file; the answer says what is wrong with it.
    ///
    /// - Parameter isAsked: Whether the app asks for it, and not its list of fonts: it may do so once.
    static func register(_ file: URL, in registry: FontRegistry, isAsked: Bool = true) -> String? {
        guard let data = try? Data(contentsOf: file) else { return "\(file.path) cannot be read." }
        do {
            try registry.register(data, from: isAsked ? file : nil)
            return nil
        } catch {
            return "\(file.lastPathComponent) is not a font: \(error)."
        }
    }

    /// The names in a property list's `UIAppFonts`; `nil` where it has none.
    private static func fonts(in list: URL) -> [String]? {
        guard let data = try? Data(contentsOf: list),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return values["UIAppFonts"] as? [String]
    }

    /// The registered font of a name.
    static func font(named name: String) -> RegisteredFont? {
        _ = shared
        return FontRegistry.shared.font(named: name)
    }

    /// What a developer can do about a name that no font has.
    static func remedy(for name: String) -> String {
        let near = FontRegistry.shared.names(near: name)
        let advice =
            near.isEmpty
            ? "Put its file among the resources of the app, or register it with CTFontManagerRegisterFontsForURL."
            : "Use the name of one that is registered: \(near.joined(separator: ", "))."
        return ([advice] + shared.problems).joined(separator: " ")
    }
}
