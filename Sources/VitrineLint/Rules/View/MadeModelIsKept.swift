// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A model that a view makes is kept by @State or @StateObject.
package struct MadeModelIsKept: Rule {
    package let heading = SeedHeading.everywhere("Any SwiftUI project")
    package let explanation = Explanation(
        "A view is made anew whenever its parent changes; a model that it makes in passing starts anew with it.",
        before: """
            final class NewsViewModel: ObservableObject {}
            struct NewsView: View {
                @ObservedObject var viewModel = NewsViewModel()
            }
            """,
        after: """
            final class NewsViewModel: ObservableObject {}
            struct NewsView: View {
                @StateObject private var viewModel = NewsViewModel()
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        let models = Set(project.models.map(\.name))
        return project.sourceTypes.filter(\.isView).flatMap { view in
            view.properties.filter { property in
                property.isStored && !property.isStatic && property.makesValue
                    && property.typeName.map(models.contains) ?? false
                    && Set(property.attributes).isDisjoint(with: ["State", "StateObject"])
            }.map {
                Violation(
                    $0.location,
                    "\(view.name) makes \($0.typeName ?? "") anew each time: keep it in @State or @StateObject")
            }
        }
    }
}
