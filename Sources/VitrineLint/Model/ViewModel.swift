// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A type called `…ViewModel`, with what belongs to it elsewhere.
package struct ViewModel: Sendable {
    package let type: TypeDeclaration
    package let file: SourceFile
    /// What it renders from, when it has states.
    package let state: Property?
    /// The enum that `state` is of, when the feature declares it.
    package let stateType: TypeDeclaration?
    /// Its own functions and those of its extensions.
    package let functions: [Function]
    /// The contracts of its use cases that the feature declares.
    package let useCases: [TypeDeclaration]
    package let tests: TypeDeclaration?
    let naming: Naming

    package var name: String { type.name }
    package var isStateful: Bool { state != nil }
    /// Whether it shows many of something.
    package var isList: Bool {
        stateType?.enumCase(named: "empty") != nil || stateType?.enumCase(named: "loaded")?.carriesList ?? false
    }
    package var navigates: Bool { functions.contains(where: \.navigates) }
    package var routerParameters: [Parameter] {
        type.initializers.flatMap(\.parameters).filter {
            $0.typeName.hasSuffix(naming.router) || $0.typeName.hasSuffix("\(naming.router)\(naming.contract)")
        }
    }
    /// What the user did and the view tells of: `didSelect`, `didTapOn…`.
    package var actions: [Function] { functions.filter { $0.name.hasPrefix("did") && !$0.isPrivate } }
    /// Whether some use case asks for one thing by its number.
    package var asksByIdentifier: Bool {
        useCases.contains { useCase in
            useCase.functions.contains { $0.name == "execute" && $0.takesOnlyAnIdentifier }
        }
    }
}
