// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What previews are given is a private final class in the view's own file.
package struct PreviewMocksArePrivate: Rule {
    package let heading = SeedHeading.view("Preview Mocks Pattern")
    package let explanation = Explanation(
        "What a preview is given is of no use elsewhere.",
        before: """
            #Preview {
                ItemListView(router: RouterPreviewMock())
            }

            final class RouterPreviewMock: RouterContract {}
            """,
        after: """
            #Preview {
                ItemListView(router: RouterPreviewMock())
            }

            private final class RouterPreviewMock: RouterContract {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap(\.sources).flatMap { file in
            file.types.filter { $0.name.hasSuffix("PreviewMock") }.compactMap { mock in
                guard !mock.isPrivate || !mock.isFinalClass || file.previews.isEmpty else { return nil }
                let isSure =
                    mock.kind == .class && mock.attributes.isEmpty && Set(mock.modifiers).isSubset(of: ["final"])
                    && !file.previews.isEmpty && !project.isMentioned(mock.name, outside: file)
                let words = mock.modifiers.isEmpty ? "private final " : "private "
                return Violation(
                    mock.location, "\(mock.name) should be a private final class in the file of the previews",
                    fix: isSure ? .inserting(words, before: mock.node, in: file.text) : nil)
            }
        }
    }
}
