// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A project that `vitrine new` writes.
package struct NewProject {
    let app: TypeName
    /// What the app shows a list and a detail of.
    let entity: TypeName
    let isPlain: Bool

    package init(app: TypeName, entity: TypeName, isPlain: Bool) {
        self.app = app
        self.entity = entity
        self.isPlain = isPlain
    }

    /// What is written.
    ///
    /// - Parameter folder: The project's folder, which must not be there, or be empty.
    /// - Returns: The change, to be applied in the folder.
    /// - Throws: `TemplateError` for a folder that holds something, and for names that contradict each other.
    package func change(at folder: URL) throws -> ProjectChange {
        guard app.type != entity.type else {
            throw TemplateError(
                .request, "The app and what it shows are both called \(app.type).",
                remedy: "Give --feature another name.")
        }
        let present = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        guard present.isEmpty, !Self.isFile(folder) else { throw ProjectChange.exists([folder.path]) }
        var change = ProjectChange()
        change.created =
            isPlain
            ? PlainTemplate(app: app, entity: entity).files
            : try FeatureProjectTemplate(app: app, feature: entity).files()
        return change
    }

    private static func isFile(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
