// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A view model with states lives in the view's `@State`, which its init fills.
package struct ViewModelIsHeldInState: Rule {
    package let heading = SeedHeading.view("View Pattern (with dependency injection)")
    package let explanation = Explanation(
        "A view is made again and again; what it keeps in @State is made once.",
        before: ScreenExample.screen("let viewModel: ItemListViewModel"),
        after: ScreenExample.screen(
            """
            \(ScreenExample.heldModel)

            init(viewModel: ItemListViewModel) {
                _viewModel = State(initialValue: viewModel)
            }
            """))

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.views.filter { $0.statefulViewModel != nil }.flatMap { property(of: $0) + initializer(of: $0) }
    }

    private func property(of view: ViewType) -> [Violation] {
        guard let property = view.viewModelProperty else { return [] }
        guard !property.attributes.contains("State") || !property.modifiers.contains("private") else { return [] }
        return [Violation(property.location, "\(view.name) should hold its view model as @State private var viewModel")]
    }

    private func initializer(of view: ViewType) -> [Violation] {
        let isFilled = view.type.initializers.compactMap(\.body).flatMap(\.statements).contains {
            $0.compactDescription == "_viewModel=State(initialValue:viewModel)"
        }
        return isFilled
            ? [] : [view.type.violation("\(view.name).init should say _viewModel = State(initialValue: viewModel)")]
    }
}
