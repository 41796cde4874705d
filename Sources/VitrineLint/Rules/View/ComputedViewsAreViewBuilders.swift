// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A computed property that is a view says `@ViewBuilder`; `body` is one already.
package struct ComputedViewsAreViewBuilders: Rule {
    package let heading = SeedHeading.view("View Pattern (with dependency injection)")
    package let explanation = Explanation(
        "With @ViewBuilder a computed view may branch without wrapping its branches.",
        before: """
            struct ItemListView: View {
                private var content: some View { Text(title) }
            }
            """,
        after: """
            struct ItemListView: View {
                @ViewBuilder
                private var content: some View { Text(title) }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap(\.sourceTypes).filter(\.isView).flatMap { type in
            type.properties
                .filter { $0.isView && $0.name != "body" && !$0.attributes.contains("ViewBuilder") }
                .map {
                    Violation(
                        $0.location, "\(type.name).\($0.name) should be @ViewBuilder",
                        fix: isSure($0)
                            ? .inserting(
                                "@ViewBuilder\n\($0.declaration.indentation)", before: $0.declaration, in: type.text)
                            : nil)
                }
        }
    }

    /// Whether the body means the same to a builder: it returns nothing by name and assigns nothing.
    private func isSure(_ property: Property) -> Bool {
        guard let accessors = property.accessors, case .getter = accessors.accessors else { return false }
        return accessors.descendants(ReturnStmtSyntax.self).isEmpty
            && accessors.descendants(AssignmentExprSyntax.self).isEmpty
    }
}
