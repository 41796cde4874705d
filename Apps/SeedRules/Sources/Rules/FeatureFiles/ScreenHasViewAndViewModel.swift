// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A screen's folder holds the screen's view and its view model.
package struct ScreenHasViewAndViewModel: Rule {
    package let heading = SeedHeading.view("File structure")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap { feature in
            feature.screens.flatMap { screen in
                ["Views/\(screen.name)View.swift", "ViewModels/\(screen.name)ViewModel.swift"].compactMap { path in
                    let isThere = feature.sources.contains { $0.path == "\(screen.folder)/\(path)" }
                    return isThere
                        ? nil
                        : Violation(
                            Location(path: "\(screen.folder)/\(path)"),
                            "the screen \(screen.name) has no \(path)"
                        )
                }
            }
        }
    }
}
