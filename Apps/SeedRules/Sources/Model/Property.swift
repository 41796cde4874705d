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

    init?(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax, in text: SourceText) {
        guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
        name = identifier.text
        type = binding.typeAnnotation?.type.trimmedDescription
        attributes = node.attributes.names
        modifiers = node.modifiers.names
        isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        initialValue = binding.initializer?.value.trimmedDescription
        accessors = binding.accessorBlock
        location = text.location(of: binding)
    }

    package var isStored: Bool { accessors == nil }
    package var isStatic: Bool { modifiers.contains("static") }
    package var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
    package var typeName: String? { type?.typeName }
    package var isView: Bool { type == "some View" }
}
