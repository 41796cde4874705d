// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Every use case that a view model cannot be made without has a mock that answers as it is told and counts.
package struct UseCaseMocksRecordCalls: Rule {
    package let heading = SeedHeading.viewModel("ViewModel Tests")
    package let explanation = Explanation(
        "A mock answers as it is told, and counts how often it was asked.",
        before: """
            // Sources/ItemListViewModel.swift
            protocol GetItemsUseCaseContract {
                func execute() async throws -> [Item]
            }

            final class ItemListViewModel {
                init(getItemsUseCase: GetItemsUseCaseContract) {}
            }
            // Tests/GetItemsUseCaseMock.swift
            import Testing

            final class GetItemsUseCaseMock: GetItemsUseCaseContract {
                var result: Result<[Item], Error> = .success([])

                func execute() async throws -> [Item] { try result.get() }
            }
            """,
        after: """
            // Sources/ItemListViewModel.swift
            protocol GetItemsUseCaseContract {
                func execute() async throws -> [Item]
            }

            final class ItemListViewModel {
                init(getItemsUseCase: GetItemsUseCaseContract) {}
            }
            // Tests/GetItemsUseCaseMock.swift
            import Testing

            final class GetItemsUseCaseMock: GetItemsUseCaseContract {
                var result: Result<[Item], Error> = .success([])
                private(set) var executeCallCount = 0

                func execute() async throws -> [Item] {
                    executeCallCount += 1
                    return try result.get()
                }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap { feature in
            feature.useCaseContracts.filter { isRequired($0, in: feature) }.flatMap { contract in
                contract.functions.filter { $0.name == "execute" }.flatMap { check($0, of: contract, in: feature) }
            }
        }
    }

    private func isRequired(_ contract: TypeDeclaration, in feature: Feature) -> Bool {
        feature.viewModels.flatMap(\.type.initializers).flatMap(\.parameters).contains {
            $0.typeName == contract.name && !$0.hasDefault && !$0.isOptional
        }
    }

    private func check(_ execute: Function, of contract: TypeDeclaration, in feature: Feature) -> [Violation] {
        let name = "\(contract.name.dropping(suffix: feature.naming.contract))Mock"
        guard let mock = feature.testTypes.first(where: { $0.name == name }) else {
            return [contract.violation("\(contract.name) has no mock \(name) among the tests")]
        }
        var needed = ["executeCallCount"] + (execute.takesOnlyAnIdentifier ? ["lastRequestedId"] : [])
        if !(mock.property(named: "result")?.typeName?.hasPrefix("Result<") ?? false) { needed.insert("result", at: 0) }
        return needed.filter { $0 == "result" || mock.property(named: $0) == nil }.map {
            mock.violation("\(name) has no \($0)")
        }
    }
}
