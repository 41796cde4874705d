// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A builder that makes services is told whether to take mocks.
package struct BuildersTakeUsingMock: Rule {
    package let heading = SeedHeading.neva("Dependency Injection")
    package let explanation = Explanation(
        "Previews and tests get the whole screen from its builder, without the network.",
        before: """
            struct NewsRepository {}
            @Observable final class NewsBuilder {
                func buildNewsView() -> some View { NewsView(repository: NewsRepository()) }
            }
            """,
        after: """
            struct NewsRepository {}
            @Observable final class NewsBuilder {
                func buildNewsView(usingMock: Bool) -> some View {
                    NewsView(repository: usingMock ? MockNewsRepository() : NewsRepository())
                }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        let outside = Set(project.services.map(\.name).filter { !$0.hasSuffix("UseCase") })
        return project.builders.flatMap { builder in
            builder.functions.filter { function in
                let made = function.body?.descendants(FunctionCallExprSyntax.self).compactMap(\.calleeName) ?? []
                return !outside.isDisjoint(with: made) && !function.parameters.contains { $0.label == "usingMock" }
            }.map { Violation($0.location, "\(builder.name).\($0.name) should take usingMock: it makes services") }
        }
    }
}
