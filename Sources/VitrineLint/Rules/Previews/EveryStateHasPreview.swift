// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// One preview for each state except `idle`, named for it.
package struct EveryStateHasPreview: Rule {
    package let heading = SeedHeading.view("Preview Rules")
    package let explanation = Explanation(
        "Every state that people see has a preview of its name.",
        before: ScreenExample.previewed("Empty"),
        after: ScreenExample.previewed("Loaded"))

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.views.flatMap { view in
            let states = (view.statefulViewModel?.stateType?.cases ?? []).map(\.name).filter { $0 != "idle" }
            return states.filter { state in !view.previews.contains { $0.shows(state) } }.map {
                view.type.violation("\(view.name) has no preview of \($0)")
            }
        }
    }
}
