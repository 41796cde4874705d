// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `body` has a `.task` that awaits the view model.
package struct BodyLoadsInTask: Rule {
    package let heading = SeedHeading.view("Checklist")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.views.filter { $0.statefulViewModel != nil }.filter { !loads($0) }.map {
            $0.type.violation("\($0.name).body has no .task that awaits viewModel.load()")
        }
    }

    private func loads(_ view: ViewType) -> Bool {
        let tasks = view.body?.accessors?.calls(named: "task") ?? []
        return tasks.contains { task in
            task.trailingClosure?.statements.contains {
                $0.compactDescription.hasPrefix("awaitviewModel.load")
            } ?? false
        }
    }
}
