// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A view model is given its use cases by contract and makes none itself, but for one that was not given (`??`).
package struct UseCasesAreContracts: Rule {
    package let heading = SeedHeading.viewModel("ViewModel Pattern (List - with navigation)")
    package let explanation = Explanation(
        "A view model that takes a contract can be tested and previewed with another implementation.",
        before: """
            final class ItemListViewModel {
                private let getItemsUseCase: GetItemsUseCase

                init(getItemsUseCase: GetItemsUseCase) { self.getItemsUseCase = getItemsUseCase }
            }
            """,
        after: """
            final class ItemListViewModel {
                private let getItemsUseCase: GetItemsUseCaseContract

                init(getItemsUseCase: GetItemsUseCaseContract) { self.getItemsUseCase = getItemsUseCase }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap { feature in
            let implementations = implementations(in: feature)
            func isConcrete(_ type: String) -> Bool { implementations.contains(type) || isUseCase(type) }
            return feature.viewModels.flatMap {
                kept($0, isConcrete) + taken($0, isConcrete) + made($0, isConcrete)
            }
        }
    }

    /// What keeps a contract, use cases or not.
    private func implementations(in feature: Feature) -> Set<String> {
        Set(
            feature.sourceTypes.filter { type in
                [.actor, .class, .struct].contains(type.kind)
                    && type.inherited.contains { $0.hasSuffix(feature.naming.contract) }
            }.map(\.name)
        )
    }

    private func isUseCase(_ type: String) -> Bool {
        type.hasSuffix("UseCase") && type.first?.isUppercase ?? false
    }

    private func kept(_ viewModel: ViewModel, _ isConcrete: (String) -> Bool) -> [Violation] {
        viewModel.type.properties.filter { $0.typeName.map(isConcrete) ?? false }.map {
            Violation($0.location, message($0.typeName ?? "", viewModel))
        }
    }

    private func taken(_ viewModel: ViewModel, _ isConcrete: (String) -> Bool) -> [Violation] {
        viewModel.type.initializers.flatMap { initializer in
            initializer.parameters.filter { isConcrete($0.typeName) }.map {
                Violation(initializer.location, message($0.typeName, viewModel))
            }
        }
    }

    private func made(_ viewModel: ViewModel, _ isConcrete: (String) -> Bool) -> [Violation] {
        (viewModel.functions + viewModel.type.initializers).compactMap(\.body).flatMap { body in
            body.descendants(FunctionCallExprSyntax.self).filter { call in
                call.calledExpression.is(DeclReferenceExprSyntax.self) && isConcrete(call.calleeName ?? "")
                    && !isFallback(call)
            }
        }.map {
            Violation(
                viewModel.file.text.location(of: $0),
                "\(viewModel.name) makes \($0.calleeName ?? "") itself: take its contract in init"
            )
        }
    }

    /// Whether it stands behind `??`.
    private func isFallback(_ call: FunctionCallExprSyntax) -> Bool {
        call.parent?.as(ExprListSyntax.self)?.contains { $0.trimmedDescription == "??" } ?? false
    }

    private func message(_ type: String, _ viewModel: ViewModel) -> String {
        "\(viewModel.name) depends on \(type), not its contract"
    }
}
