// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// What people read is not written in the views but comes from `LocalizedStrings`.
package struct TextsAreLocalized: Rule {
    package let heading = SeedHeading.examples("CharacterListView")
    package let explanation = Explanation(
        "A text that stands in a view is read in one language only; views take theirs from LocalizedStrings.",
        before: """
            struct WelcomeView: View {
                var body: some View { Text("Welcome") }
            }
            """,
        after: """
            struct WelcomeView: View {
                var body: some View { Text(LocalizedStrings.title) }
            }
            """)

    package init() {}

    private static let texts = [
        "Text", "Button", "Label", "Link", "Menu", "NavigationLink", "Picker", "ProgressView", "Section", "SecureField",
        "TextField", "Toggle", "ContentUnavailableView", "navigationTitle", "accessibilityLabel", "accessibilityHint",
        "accessibilityValue", "alert", "confirmationDialog",
    ]

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap(\.sourceTypes).filter(\.isView).flatMap { type in
            type.node.descendants(FunctionCallExprSyntax.self).filter(saysLiteral).map {
                Violation(type.text.location(of: $0.arguments), "\(type.name) says a text that is not localized")
            }
        }
    }

    private func saysLiteral(_ call: FunctionCallExprSyntax) -> Bool {
        guard let name = call.calleeName, Self.texts.contains(name), let first = call.arguments.first,
            first.label == nil, let literal = first.expression.as(StringLiteralExprSyntax.self)
        else { return false }
        return literal.segments.contains { segment in
            segment.as(StringSegmentSyntax.self)?.content.text.contains(where: \.isLetter) ?? false
        }
    }
}
