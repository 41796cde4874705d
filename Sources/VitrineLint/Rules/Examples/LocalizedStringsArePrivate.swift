// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A file's texts are a private enum under its mark.
package struct LocalizedStringsArePrivate: Rule {
    package let heading = SeedHeading.examples("CharacterListView")
    package let explanation = Explanation(
        "The texts of a screen are its own: a private enum at a place where every reader looks for it.",
        before: """
            enum LocalizedStrings {
                static var title: String { "item.title".localized() }
            }
            """,
        after: """
            // MARK: - LocalizedStrings

            private enum LocalizedStrings {
                static var title: String { "item.title".localized() }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap(\.sources).flatMap {
            project.misplacedConstants("LocalizedStrings", under: "LocalizedStrings", in: $0)
        }
    }
}
