// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Previews and their mocks are at the bottom of the file, under `MARK`s of their own.
package struct PreviewsStandUnderTheirMarks: Rule {
    package let heading = SeedHeading.view("Preview Mocks Pattern")
    package let explanation = Explanation(
        "Previews and what they are given end the file, each under its heading.",
        before: """
            #Preview {
                ItemListView()
            }
            """,
        after: """
            // MARK: - Previews

            #Preview {
                ItemListView()
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap(\.sources).flatMap { file in
            misplaced(file.previews.map { ($0.location, $0.node) }, from: "Previews", in: file)
                + misplaced(mocks(in: file).map { ($0.location, $0.node) }, from: "Preview Mocks", in: file)
        }
    }

    private func mocks(in file: SourceFile) -> [TypeDeclaration] {
        file.types.filter { $0.name.hasSuffix("PreviewMock") || $0.name == "PreviewError" }
    }

    /// The first one gets the mark; those below it stand under it then.
    private func misplaced(_ parts: [(Location, Syntax)], from title: String, in file: SourceFile) -> [Violation] {
        parts.filter { file.section(at: $0.0) != title }.enumerated().map { index, part in
            Violation(
                part.0, "this should stand under // MARK: - \(title)",
                fix: index == 0 ? .insertingLines("// MARK: - \(title)\n\n", above: part.1, in: file.text) : nil)
        }
    }
}
