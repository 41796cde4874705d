// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A computed property that is a view says `@ViewBuilder`; `body` is one already.
package struct ComputedViewsAreViewBuilders: Rule {
    package let heading = SeedHeading.view("View Pattern (with dependency injection)")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap(\.sourceTypes).filter(\.isView).flatMap { type in
            type.properties
                .filter { $0.isView && $0.name != "body" && !$0.attributes.contains("ViewBuilder") }
                .map { Violation($0.location, "\(type.name).\($0.name) should be @ViewBuilder") }
        }
    }
}
