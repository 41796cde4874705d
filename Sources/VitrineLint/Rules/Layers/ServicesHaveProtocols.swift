// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What is below a view model has a protocol of its name.
package struct ServicesHaveProtocols: Rule {
    package let heading = SeedHeading.neva("Key Design Decisions")
    package let explanation = Explanation(
        "With a protocol for each layer, tests and previews bring their own.",
        before: """
            struct NewsRepository {}
            """,
        after: """
            protocol NewsRepositoryProtocol {}
            struct NewsRepository: NewsRepositoryProtocol {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        let protocols = Set(project.sourceTypes.filter { $0.kind == .protocol }.map(\.name))
        return project.services.filter { service in
            !service.inherited.contains { contract in
                protocols.contains(contract)
                    && (contract == "\(service.name)Protocol" || service.name.hasSuffix(contract))
            }
        }.map { $0.violation("\($0.name) should conform to a protocol \($0.name)Protocol") }
    }
}
