// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a service fetches is asked for with async throws.
package struct ServicesAreAsynchronous: Rule {
    package let heading = SeedHeading.directory("2. Service")
    package let explanation = Explanation(
        "Callers await what comes, and errors reach them.",
        before: """
            struct PersonService {
                func fetchPeople() -> [Person] { [] }
            }
            """,
        after: """
            struct PersonService {
                func fetchPeople() async throws -> [Person] { [] }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.services.filter { $0.name.hasSuffix("Service") }.flatMap { service in
            service.functions.filter { function in
                ["fetch", "load"].contains(where: function.name.hasPrefix) && !function.isPrivate
                    && (!function.isAsync || !function.isThrowing)
            }.map { Violation($0.location, "\(service.name).\($0.name) should be async throws") }
        }
    }
}
