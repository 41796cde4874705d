// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A file's accessibility identifiers are a private enum under its mark, and no view writes one itself.
package struct IdentifiersArePrivateConstants: Rule {
    package let heading = SeedHeading.examples("View with List and Accessibility")
    package let explanation = Explanation(
        "What tests find elements by stands in one private enum, not in the middle of views.",
        before: """
            struct WelcomeView: View {
                var body: some View { content.accessibilityIdentifier("welcome.view") }
            }
            """,
        after: """
            struct WelcomeView: View {
                var body: some View { content.accessibilityIdentifier(AccessibilityIdentifier.view) }
            }

            // MARK: - AccessibilityIdentifiers

            private enum AccessibilityIdentifier {
                static let view = "welcome.view"
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap(\.sources).flatMap { file in
            project.misplacedConstants("AccessibilityIdentifier", under: "AccessibilityIdentifiers", in: file)
                + written(in: file)
        }
    }

    private func written(in file: SourceFile) -> [Violation] {
        file.index.calls(named: "accessibilityIdentifier").filter {
            $0.arguments.first?.expression.is(StringLiteralExprSyntax.self) ?? false
        }.map {
            Violation(
                file.text.location(of: $0.arguments),
                "an identifier should be a constant of AccessibilityIdentifier"
            )
        }
    }
}
