// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// `idle` is transient: it has no preview.
package struct IdleHasNoPreview: Rule {
    package let heading = SeedHeading.view("Preview Rules")
    package let explanation = Explanation(
        "Idle lasts for a moment and shows nothing.",
        before: ScreenExample.previewed("Idle"),
        after: ScreenExample.previewed("Loaded"))

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.views.flatMap(\.previews).filter { $0.shows("idle") }.map {
            Violation($0.location, "idle is transient and should have no preview")
        }
    }
}
