// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Other modules do not see a view.
package struct ViewIsInternal: Rule {
    package let heading = SeedHeading.view("View Pattern (with dependency injection)")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.views.filter(\.type.isExposed).map {
            $0.type.violation("\($0.name) should be internal: the feature hands it out as some View")
        }
    }
}
