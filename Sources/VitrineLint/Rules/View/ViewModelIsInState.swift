// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view keeps its view model as @State private var.
package struct ViewModelIsInState: Rule {
    package let heading = SeedHeading.neva("Layer Structure")
    package let explanation = Explanation(
        "With @Observable, @State is all that it takes: made once, kept while the view is there.",
        before: """
            final class NewsViewModel {}
            struct NewsView: View {
                let viewModel: NewsViewModel
            }
            """,
        after: """
            final class NewsViewModel {}
            struct NewsView: View {
                @State private var viewModel: NewsViewModel
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.views.compactMap { view in
            guard let property = view.viewModelProperty,
                !property.attributes.contains("State") || !property.isPrivate
            else { return nil }
            return Violation(
                property.location, "\(view.name) should hold its view model as @State private var \(property.name)",
                fix: property.attributes == ["State"] && property.modifiers.isEmpty
                    ? .inserting("private ", before: property.specifier, in: view.file.text) : nil)
        }
    }
}
