// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Types by the layer that their names say they belong to.
extension Project {
    /// The features, and what is in none.
    package var parts: [Feature] { features + [outside].compactMap(\.self) }
    package var sources: [SourceFile] { parts.flatMap(\.sources) }
    package var tests: [SourceFile] { parts.flatMap(\.tests) }
    package var sourceTypes: [TypeDeclaration] { parts.flatMap(\.sourceTypes) }

    /// What is below view models: use cases, repositories, services; mocks left aside.
    var services: [TypeDeclaration] {
        sourceTypes.filter { type in
            isWhole(type) && !type.name.contains("Mock")
                && ["UseCase", "Repository", "Service"].contains(where: type.name.hasSuffix)
        }
    }

    /// What makes screens.
    var builders: [TypeDeclaration] {
        sourceTypes.filter {
            isWhole($0) && $0.name.hasSuffix("Builder") && !$0.attributes.contains("resultBuilder")
        }
    }

    /// View models, and whatever else views observe.
    var models: [TypeDeclaration] {
        sourceTypes.filter { type in
            type.kind == .class
                && (type.attributes.contains("Observable") || type.inherited.contains("ObservableObject")
                    || type.name.hasSuffix(naming.viewModel))
        }
    }

    /// What types conform to by their names, in their declarations and in extensions.
    var conformances: [String: Set<String>] {
        var conformances: [String: Set<String>] = [:]
        for type in sourceTypes { conformances[type.name, default: []].formUnion(type.inherited) }
        return conformances
    }

    private func isWhole(_ type: TypeDeclaration) -> Bool {
        [.actor, .class, .struct].contains(type.kind) && !type.isNested && !type.isPrivate && !type.isView
    }
}
