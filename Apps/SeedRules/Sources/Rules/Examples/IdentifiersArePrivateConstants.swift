// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A file's accessibility identifiers are a private enum under its mark, and no view writes one itself.
package struct IdentifiersArePrivateConstants: Rule {
    package let heading = SeedHeading.examples("View with List and Accessibility")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap(\.sources).flatMap { file in
            file.misplacedConstants("AccessibilityIdentifier", under: "AccessibilityIdentifiers") + written(in: file)
        }
    }

    private func written(in file: SourceFile) -> [Violation] {
        file.tree.calls(named: "accessibilityIdentifier").filter {
            $0.arguments.first?.expression.is(StringLiteralExprSyntax.self) ?? false
        }.map {
            Violation(
                file.text.location(of: $0.arguments),
                "an identifier should be a constant of AccessibilityIdentifier"
            )
        }
    }
}
