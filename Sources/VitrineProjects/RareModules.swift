// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The modules of Apple whose answers bring packages of their own: only the projects that import them are linked with
/// these.
package enum RareModules {
    static let all = [
        (name: "SwiftData", ours: "VitrineSwiftData"), (name: "CryptoKit", ours: "VitrineCryptoKit"),
    ]

    /// Those that some of the files import.
    static func imported(by files: [SourceFile]) -> [(name: String, ours: String)] {
        let imports = files.reduce(into: Set<String>()) { $0.formUnion(SourceText($1).imports) }
        return all.filter { imports.contains($0.name) }
    }

    /// The names of those that some file of a project imports.
    package static func names(importedBy project: SwiftProject) -> [String] {
        imported(by: project.modules.flatMap(\.sources)).map(\.name)
    }

    /// The names of those that some file below a folder imports.
    package static func names(importedBelow folder: URL) -> [String] {
        imported(by: SourceTree(folder).sources).map(\.name)
    }
}
