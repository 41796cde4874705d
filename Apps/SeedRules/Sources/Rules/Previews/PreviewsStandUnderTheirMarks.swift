// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Previews and their mocks are at the bottom of the file, under `MARK`s of their own.
package struct PreviewsStandUnderTheirMarks: Rule {
    package let heading = SeedHeading.view("Preview Mocks Pattern")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap(\.sources).flatMap { file in
            misplaced(file.previews.map(\.location), from: "Previews", in: file)
                + misplaced(mocks(in: file).map(\.location), from: "Preview Mocks", in: file)
        }
    }

    private func mocks(in file: SourceFile) -> [TypeDeclaration] {
        file.types.filter { $0.name.hasSuffix("PreviewMock") || $0.name == "PreviewError" }
    }

    private func misplaced(_ locations: [Location], from title: String, in file: SourceFile) -> [Violation] {
        locations.filter { file.section(at: $0) != title }.map {
            Violation($0, "this should stand under // MARK: - \(title)")
        }
    }
}
