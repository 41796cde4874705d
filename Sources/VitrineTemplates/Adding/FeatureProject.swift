// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A project with features, to which features, screens and use cases are added.
package struct FeatureProject: Sendable {
    package let folder: URL
    /// What the modules are called before their own names.
    let app: TypeName
    /// The folders of features, by name.
    package let features: [String]

    /// Finds the project that a folder is, or lies in.
    ///
    /// - Parameter folder: A folder.
    /// - Throws: `TemplateError` where no features are found, or no module `…Common`.
    package init(at folder: URL) throws {
        var place = folder.standardizedFileURL
        while !FileManager.default.fileExists(atPath: place.appendingPathComponent(ProjectPaths.features).path) {
            guard place.path != "/" else {
                throw TemplateError(
                    .project,
                    "\(folder.path) is in no project with features: there is no \(ProjectPaths.features).",
                    remedy: "Name the project with --path, or begin one: vitrine new APP.")
            }
            place = place.deletingLastPathComponent().standardizedFileURL
        }
        self.folder = place
        let features = place.appendingPathComponent(ProjectPaths.features)
        self.features = ((try? FileManager.default.contentsOfDirectory(atPath: features.path)) ?? []).sorted().filter {
            FileManager.default.fileExists(atPath: features.appendingPathComponent("\($0)/Sources").path)
        }
        guard let prefix = Self.prefix(below: features) else {
            throw TemplateError(
                .project,
                "No source below \(features.path) imports a module …Common: the modules' prefix is not known.",
                remedy: "A feature's views import the module of Libraries/Common.")
        }
        app = TypeName(checked: prefix)
    }

    /// What features call the module of shared views and texts, without its ending.
    private static func prefix(below folder: URL) -> String? {
        let paths = FileManager.default.enumerator(atPath: folder.path)
        var files: [String] = []
        while let path = paths?.nextObject() as? String {
            if path.hasSuffix(".swift"), path.contains("/Sources/") { files.append(path) }
        }
        for file in files.sorted() {
            guard let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8) else {
                continue
            }
            if let module = SwiftEditor(text).imports.first(where: { $0.hasSuffix("Common") && $0 != "Common" }) {
                return String(module.dropLast("Common".count))
            }
        }
        return nil
    }

    func text(at path: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
    }
}
