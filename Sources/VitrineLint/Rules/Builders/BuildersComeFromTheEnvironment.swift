// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view finds builders in the environment.
package struct BuildersComeFromTheEnvironment: Rule {
    package let heading = SeedHeading.neva("Dependency Injection")
    package let explanation = Explanation(
        "A view that finds its builder in the environment can be put anywhere without being told of routes.",
        before: """
            @Observable final class NewsDetailsBuilder {}
            struct StripView: View {
                let newsDetailsBuilder: NewsDetailsBuilder
            }
            """,
        after: """
            @Observable final class NewsDetailsBuilder {}
            struct StripView: View {
                @Environment(NewsDetailsBuilder.self) private var newsDetailsBuilder
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        let builders = Set(project.builders.map(\.name))
        return project.sourceTypes.filter(\.isView).flatMap { view in
            view.properties.filter { property in
                property.isStored && property.typeName.map(builders.contains) ?? false
                    && !property.attributes.contains("Environment")
            }.map {
                let builder = $0.typeName ?? ""
                return Violation(
                    $0.location, "\(view.name) should find its builder by @Environment(\(builder).self)")
            }
        }
    }
}
