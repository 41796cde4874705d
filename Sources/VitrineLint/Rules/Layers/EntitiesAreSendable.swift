// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Entities and responses are Decodable and Sendable.
package struct EntitiesAreSendable: Rule {
    package let heading = SeedHeading.neva("Layer Structure")
    package let explanation = Explanation(
        "What comes from the network is decoded in one place and shown in another.",
        before: """
            struct NewsEntity: Decodable {}
            """,
        after: """
            struct NewsEntity: Decodable, Sendable {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        let conformances = project.conformances
        return project.sourceTypes.filter { type in
            [.struct, .class].contains(type.kind) && !type.isNested
                && ["Entity", "Response"].contains(where: type.name.hasSuffix)
        }.flatMap { type in
            let conformances = conformances[type.name] ?? []
            let isDecodable = !conformances.isDisjoint(with: ["Decodable", "Codable"])
            return ((isDecodable ? [] : ["Decodable"]) + (conformances.contains("Sendable") ? [] : ["Sendable"])).map {
                type.violation("\(type.name) should be \($0)")
            }
        }
    }
}
