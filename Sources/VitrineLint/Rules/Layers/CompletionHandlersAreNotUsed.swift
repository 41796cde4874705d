// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Functions that wait are async.
package struct CompletionHandlersAreNotUsed: Rule {
    package let heading = SeedHeading.neva("Key Design Decisions")
    package let explanation = Explanation(
        "An async function returns or throws once; a handler may be called twice, or never.",
        before: """
            struct NewsRepository {
                func fetch(completion: @escaping ([NewsEntity]) -> Void) {}
            }
            """,
        after: """
            struct NewsRepository {
                func fetch() async throws -> [NewsEntity] { [] }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.sourceTypes.flatMap { type in
            type.functions.filter { function in
                function.parameters.contains { parameter in
                    parameter.type.contains("->")
                        && ["completion", "callback"].contains { (parameter.label ?? "").lowercased().hasPrefix($0) }
                }
            }.map { Violation($0.location, "\(type.name).\($0.name) should be async, without a completion handler") }
        }
    }
}
