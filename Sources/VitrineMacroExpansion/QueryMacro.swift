// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query`: a dynamic property beside the variable, and an accessor that reads its objects.
struct QueryMacro {
    private struct Variable {
        let name: String
        let type: TypeSyntax
        let element: TypeSyntax

        init?(_ declaration: some DeclSyntaxProtocol) {
            guard let variable = declaration.as(VariableDeclSyntax.self), variable.isStoredVariable,
                variable.bindings.count == 1, let binding = variable.bindings.first, binding.initializer == nil,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeAnnotation?.type.trimmed, let element = type.arrayElement
            else { return nil }
            self.name = name
            self.type = type
            self.element = element
        }
    }
}

extension QueryMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The peer expansion reports; each error is reported once.
        guard let variable = Variable(declaration) else { return [] }
        return ["get { _\(raw: variable.name).wrappedValue }"]
    }
}

extension QueryMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let variable = Variable(declaration) else {
            context.refuse(.queryNeedsArray, at: declaration)
            return []
        }
        let type = "SwiftData.Query<\(variable.element), \(variable.type)>"
        let arguments = node.arguments?.trimmedDescription ?? ""
        // Not private: the memberwise initialiser would be.
        return ["var _\(raw: variable.name): \(raw: type) = \(raw: type)(\(raw: arguments))"]
    }
}

extension TypeSyntax {
    /// `T` of `[T]` and `Array<T>`.
    fileprivate var arrayElement: TypeSyntax? {
        if let array = self.as(ArrayTypeSyntax.self) { return array.element.trimmed }
        guard let generic = self.as(IdentifierTypeSyntax.self), generic.name.text == "Array",
            let argument = generic.genericArgumentClause?.arguments.first
        else { return nil }
        return TypeSyntax(stringLiteral: argument.argument.trimmedDescription)
    }
}
