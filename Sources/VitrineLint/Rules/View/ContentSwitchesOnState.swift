// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// What a view with states shows is decided by a `switch` on the state.
package struct ContentSwitchesOnState: Rule {
    package let heading = SeedHeading.view("State Rendering")
    package let explanation = Explanation(
        "A switch shows one state at a time, and the compiler says when one is missing.",
        before: ScreenExample.rendering(
            """
            if case .loaded(let items) = viewModel.state {
                List(items) { Text($0.name) }
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
        project.views.filter { $0.statefulViewModel != nil }.flatMap { view in
            let missing = view.stateSwitches.isEmpty
            return
                (missing
                ? [view.type.violation("\(view.name) should render a switch on \(view.viewModelName).state")] : [])
                + conditionals(in: view).map {
                    Violation(
                        view.file.text.location(of: $0),
                        "\(view.name) should decide by a switch on \(view.viewModelName).state"
                    )
                }
        }
    }

    /// `if case … = viewModel.state` inside what returns views.
    private func conditionals(in view: ViewType) -> [IfExprSyntax] {
        view.type.properties.filter(\.isView).compactMap(\.accessors).flatMap { accessors in
            accessors.descendants(IfExprSyntax.self).filter { conditional in
                conditional.conditions.contains { condition in
                    let match = condition.condition.as(MatchingPatternConditionSyntax.self)
                    return match?.initializer.value.compactDescription == "\(view.viewModelName).state"
                }
            }
        }
    }
}
