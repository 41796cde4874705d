// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The switch on the state names every case and has no `default`.
package struct EveryStateIsRendered: Rule {
    package let heading = SeedHeading.view("Checklist")
    package let explanation = Explanation(
        "A default would show a new state as an old one.",
        before: ScreenExample.rendering(
            """
            switch viewModel.state {
            case .loaded(let items):
                List(items) { Text($0.name) }
            default:
                Color.clear
            }
            """),
        after: ScreenExample.rendering(
            """
            switch viewModel.state {
            case .idle:
                Color.clear
            case .loaded(let items):
                List(items) { Text($0.name) }
            }
            """))

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.views.flatMap { view in
            let cases = view.statefulViewModel?.stateType?.cases.map(\.name) ?? []
            return view.stateSwitches.flatMap { rendering in
                let location = view.file.text.location(of: rendering)
                let named = rendering.caseNames
                return cases.filter { !named.contains($0) }.map {
                    Violation(location, "\(view.name) does not render \($0)")
                }
                    + (rendering.hasDefault
                        ? [Violation(location, "\(view.name) should render states by name, not default")] : [])
            }
        }
    }
}
