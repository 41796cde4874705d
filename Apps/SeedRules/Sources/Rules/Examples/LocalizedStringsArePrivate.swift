// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A file's texts are a private enum under its mark.
package struct LocalizedStringsArePrivate: Rule {
    package let heading = SeedHeading.examples("CharacterListView")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap(\.sources).flatMap {
            $0.misplacedConstants("LocalizedStrings", under: "LocalizedStrings")
        }
    }
}
