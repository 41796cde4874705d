// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A comment that allows a violation names a rule and gives a reason. `Directives` adds those that allow nothing.
package struct DisableIsJustified: Rule {
    package let heading = SeedHeading.everywhere("Every project")
    package let explanation = Explanation(
        "Whoever reads an exception needs to know why it is one; one that is no longer needed goes.",
        before: """
            // vitrine:disable:next viewHasPreview
            struct ItemRowView: View {}
            """,
        after: """
            // vitrine:disable:next viewHasPreview -- drawn in the previews of its list
            struct ItemRowView: View {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.files.flatMap { file in
            file.directives.flatMap { directive in
                let location = Location(path: file.path, line: directive.line)
                return complaints(about: directive).map { Violation(location, $0) }
            }
        }
    }

    private func complaints(about directive: Directive) -> [String] {
        (directive.rules.isEmpty ? ["the comment names no rule"] : [])
            + (directive.reason == nil ? ["the comment gives no reason: write it behind --"] : [])
            + directive.rules.filter { !RuleSet.all.names.contains($0) }.map { "there is no rule \($0)" }
    }
}
