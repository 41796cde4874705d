// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A mock is called Mock and what it stands for.
package struct MocksAreNamedAfterProtocols: Rule {
    package let heading = SeedHeading.neva("Testing Strategy")
    package let explanation = Explanation(
        "A mock is found beside what it stands for.",
        before: """
            protocol NewsRepositoryProtocol {}
            struct NewsRepositoryMock: NewsRepositoryProtocol {}
            """,
        after: """
            protocol NewsRepositoryProtocol {}
            struct MockNewsRepository: NewsRepositoryProtocol {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        (project.sources + project.tests).flatMap(\.types).compactMap { type in
            guard [.actor, .class, .struct].contains(type.kind), type.name.contains("Mock"),
                let contract = type.inherited.first(where: { $0.hasSuffix("Protocol") && $0 != "Protocol" })
            else { return nil }
            let name = "Mock\(contract.dropping(suffix: "Protocol"))"
            return type.name == name ? nil : type.violation("\(type.name) should be called \(name)")
        }
    }
}
