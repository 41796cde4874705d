// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `body` has a `.task` that awaits the view model.
package struct BodyLoadsInTask: Rule {
    package let heading = SeedHeading.view("Checklist")
    package let explanation = Explanation(
        "A task begins when the view appears and is cancelled when it goes.",
        before: Self.screen("content.onAppear { Task { await viewModel.load() } }"),
        after: Self.screen("content.task { await viewModel.load() }"))

    package init() {}

    private static func screen(_ body: String) -> String {
        ScreenExample.screen(
            """
            \(ScreenExample.heldModel)

            var body: some View {
                \(body)
            }
            """)
    }

    package func check(_ project: Project) -> [Violation] {
        project.views.filter { $0.statefulViewModel != nil }.filter { !loads($0) }.map {
            $0.type.violation("\($0.name).body has no .task that awaits \($0.viewModelName).load()")
        }
    }

    private func loads(_ view: ViewType) -> Bool {
        let tasks = view.body?.accessors?.calls(named: "task") ?? []
        return tasks.contains { task in
            task.trailingClosure?.statements.contains {
                $0.compactDescription.hasPrefix("await\(view.viewModelName).load")
                    || $0.compactDescription.hasPrefix("await\(view.viewModelName).fetch")
            } ?? false
        }
    }
}
