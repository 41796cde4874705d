// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Every accessibility identifier that a file declares is some element's.
package struct IdentifiersAreApplied: Rule {
    package let heading = SeedHeading.examples("View with List and Accessibility")
    package let explanation = Explanation(
        "An identifier that no element has finds nothing.",
        before: """
            struct WelcomeView: View {
                var body: some View { content }
            }

            private enum AccessibilityIdentifier {
                static let view = "welcome.view"
            }
            """,
        after: """
            struct WelcomeView: View {
                var body: some View { content.accessibilityIdentifier(AccessibilityIdentifier.view) }
            }

            private enum AccessibilityIdentifier {
                static let view = "welcome.view"
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap(\.sources).flatMap { file in
            file.types.filter { $0.name == "AccessibilityIdentifier" && !$0.isNested }.flatMap { identifiers in
                let properties = identifiers.properties.map { ($0.name, $0.location) }
                let functions = identifiers.functions.map { ($0.name, $0.location) }
                return (properties + functions).filter { name, _ in !isApplied(name, in: file) }.map { name, location in
                    Violation(location, "no element has the identifier \(name)")
                }
            }
        }
    }

    private func isApplied(_ name: String, in file: SourceFile) -> Bool {
        file.index.calls(named: "accessibilityIdentifier").contains { call in
            !call.arguments.uses(of: "AccessibilityIdentifier.\(name)").isEmpty
        }
    }
}
