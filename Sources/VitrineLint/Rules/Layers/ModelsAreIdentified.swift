// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a screen loads is a struct: Codable, Identifiable, Hashable.
package struct ModelsAreIdentified: Rule {
    package let heading = SeedHeading.directory("1. Model")
    package let explanation = Explanation(
        "Decoded without code, told apart in lists, and a value that links can carry.",
        before: """
            enum ViewState<T> { case idle, loading, loaded(T), error(String) }

            final class PersonListViewModel {
                private(set) var state: ViewState<[Person]> = .idle
            }

            struct Person: Codable {}
            """,
        after: """
            enum ViewState<T> { case idle, loading, loaded(T), error(String) }

            final class PersonListViewModel {
                private(set) var state: ViewState<[Person]> = .idle
            }

            struct Person: Codable, Identifiable, Hashable {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        let conformances = project.conformances
        let loaded = Set(
            project.viewModels.compactMap(\.state?.typeName).flatMap { type in
                type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.dropFirst().map(String.init)
            })
        return project.sourceTypes.filter { loaded.contains($0.name) && $0.kind != .extension }.flatMap { model in
            let conformances = conformances[model.name] ?? []
            let isCodable = !conformances.isDisjoint(with: ["Codable", "Decodable"])
            return
                (model.kind == .struct || model.kind == .enum
                ? [] : [model.violation("\(model.name) should be a struct")])
                + ((isCodable ? [] : ["Codable"])
                + ["Identifiable", "Hashable"].filter { !conformances.contains($0) }).map {
                    model.violation("\(model.name) should be \($0)")
                }
        }
    }
}
