// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import SwiftSyntax

/// One variable or constant of a type.
package struct Property: Sendable {
    package let name: String
    package let type: String?
    package let attributes: [String]
    package let modifiers: [String]
    package let isConstant: Bool
    package let initialValue: String?
    /// The getter and its like, for what is computed.
    package let accessors: AccessorBlockSyntax?
    package let location: Location
    package let declaration: VariableDeclSyntax

    init?(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax, in text: SourceText) {
        guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
        name = identifier.text
        type = binding.typeAnnotation?.type.trimmedDescription
        attributes = node.attributes.names
        modifiers = node.modifiers.names
        isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        initialValue = binding.initializer?.value.trimmedDescription
        declaration = node
        accessors = binding.accessorBlock
        location = text.location(of: binding)
    }

    /// `let` or `var`.
    package var specifier: TokenSyntax { declaration.bindingSpecifier }
    package var isStored: Bool { accessors == nil }
    /// Whether it makes its value where it is declared: `= Model()`.
    package var makesValue: Bool { initialValue.map { Self.typeMade(by: $0) != nil } ?? false }
    package var isStatic: Bool { modifiers.contains("static") }
    package var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
    /// The name of its type: the one that is written, else that of the value that is made.
    package var typeName: String? { type?.typeName ?? initialValue.flatMap(Self.typeMade) }

    /// `Model` of `Model()`; nil for what is not clearly a type.
    private static func typeMade(by value: String) -> String? {
        guard value.first?.isUppercase ?? false, let end = value.firstIndex(of: "("), value.hasSuffix(")") else {
            return nil
        }
        let name = value[..<end]
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
    }

    package var isView: Bool { type == "some View" }
}
