// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Views know view models, those use cases, those repositories, those the network.
package struct LayersFollowTheirOrder: Rule {
    package let heading = SeedHeading.neva("Layer Structure")
    package let explanation = Explanation(
        "Each layer knows the one below it and none further down, so that each can be replaced by itself.",
        before: """
            protocol NewsRepositoryProtocol {}
            struct NewsRepository: NewsRepositoryProtocol {}

            final class NewsViewModel {
                private let newsRepository: NewsRepositoryProtocol
            }
            """,
        after: """
            protocol NewsUseCaseProtocol {}
            struct NewsUseCase: NewsUseCaseProtocol {}

            final class NewsViewModel {
                private let newsUseCase: NewsUseCaseProtocol
            }
            """)

    package init() {}

    /// The layers below views, from the top.
    private static let layers = ["ViewModel", "UseCase", "Repository", "Service"]

    package func check(_ project: Project) -> [Violation] {
        let types = project.sourceTypes.filter { !$0.isNested }
        let declared = Set(types.map(\.name))
        let forbidden = Self.layers.indices.map { layer in
            declared.filter { name in Self.layers.indices.contains { $0 > layer && isOfLayer(name, $0) } }
        }
        return types.flatMap { type -> [Violation] in
            guard let layer = layer(of: type) else { return [] }
            var said: Set<String> = []
            return type.node.tokens(viewMode: .sourceAccurate).compactMap { token in
                guard case .identifier(let name) = token.tokenKind, forbidden[layer].contains(name),
                    said.insert(name).inserted
                else { return nil }
                return Violation(
                    type.text.location(of: token),
                    "\(type.name) knows \(name): that is for \(Self.layers[layer]) types to know")
            }
        }
    }

    /// The index of the layer that a type may know.
    private func layer(of type: TypeDeclaration) -> Int? {
        guard !type.name.hasPrefix("Mock"), type.kind != .protocol else { return nil }
        if type.isView { return 0 }
        return Self.layers.indices.dropLast().first { isOfLayer(type.name, $0) }.map { $0 + 1 }
    }

    private func isOfLayer(_ name: String, _ layer: Int) -> Bool {
        name.dropping(suffix: "Protocol").hasSuffix(Self.layers[layer])
    }
}
