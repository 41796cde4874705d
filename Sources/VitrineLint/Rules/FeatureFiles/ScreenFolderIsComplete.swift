// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The folder {Screen}View holds the screen's view, view model and builder.
package struct ScreenFolderIsComplete: Rule {
    package let heading = SeedHeading.neva("File Organization")
    package let explanation = Explanation(
        "Whoever looks for a screen finds all of it in one folder.",
        before: """
            // App/NewsViewModel.swift
            final class NewsViewModel {}
            """,
        after: """
            // App/NewsView/NewsView.swift
            struct NewsView: View {}
            // App/NewsView/NewsViewModel.swift
            final class NewsViewModel {}
            // App/NewsView/NewsBuilder.swift
            @Observable final class NewsBuilder {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        let paths = Set(project.files.map(\.path))
        return project.viewModels.flatMap { viewModel -> [Violation] in
            let screen = viewModel.name.dropping(suffix: project.naming.viewModel)
            let folder = viewModel.file.path.split(separator: "/").dropLast()
            guard folder.last.map(String.init) == "\(screen)View", viewModel.file.name == viewModel.name else {
                return [viewModel.type.violation("\(viewModel.name) belongs in \(screen)View/\(viewModel.name).swift")]
            }
            return ["\(screen)View", "\(screen)Builder"].filter {
                !paths.contains("\(folder.joined(separator: "/"))/\($0).swift")
            }.map { viewModel.type.violation("\(screen)View/\($0).swift is missing") }
        }
    }
}
