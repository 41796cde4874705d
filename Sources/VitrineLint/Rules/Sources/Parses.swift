// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Every file is Swift: of what is not, the rules see only a part.
package struct Parses: Rule {
    package let heading = SeedHeading.everywhere("Every project")
    package let explanation = Explanation(
        "A file that the parser cannot read is judged only in part, so that it cannot pass.",
        before: "struct ItemView {",
        after: "struct ItemView {}")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.files.filter(\.hasSyntaxErrors).map { Violation($0.location, "this does not parse as Swift") }
    }
}
