// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Initialisers take protocols of the layer below.
package struct DependenciesAreProtocols: Rule {
    package let heading = SeedHeading.neva("Dependency Injection")
    package let explanation = Explanation(
        "Who is given a protocol can be given anything that conforms to it.",
        before: """
            struct NewsUseCase {}

            final class NewsViewModel {
                init(newsUseCase: NewsUseCase) {}
            }
            """,
        after: """
            protocol NewsUseCaseProtocol {}
            struct NewsUseCase: NewsUseCaseProtocol {}

            final class NewsViewModel {
                init(newsUseCase: NewsUseCaseProtocol) {}
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        let services = Set(project.services.map(\.name))
        return (project.viewModels.map(\.type) + project.services).flatMap { type in
            type.initializers.flatMap { initializer in
                initializer.parameters.filter { services.contains($0.typeName) }.map {
                    Violation(initializer.location, "\(type.name) is given \($0.typeName), not \($0.typeName)Protocol")
                }
            }
        }
    }
}
