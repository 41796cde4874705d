// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import SwiftSyntax

/// A type as it is declared: what it says of itself, and its members.
package struct TypeDeclaration: Sendable {
    package enum Kind: String, Sendable {
        case actor, `class`, `enum`, `extension`, `protocol`, `struct`
    }

    package let kind: Kind
    /// Of an extension, the name of what it extends.
    package let name: String
    package let attributes: [String]
    package let modifiers: [String]
    package let inherited: [String]
    package let isNested: Bool
    package let properties: [Property]
    package let functions: [Function]
    package let initializers: [Function]
    package let cases: [EnumCase]
    package let node: Syntax
    package let text: SourceText
    /// Where its name stands.
    package let location: Location

    init(
        _ node: some DeclGroupSyntax,
        kind: Kind,
        name: some SyntaxProtocol,
        isNested: Bool,
        in text: SourceText
    ) {
        self.kind = kind
        self.name = name.trimmedDescription
        self.isNested = isNested
        self.node = Syntax(node)
        self.text = text
        location = text.location(of: name)
        attributes = node.attributes.names
        modifiers = node.modifiers.names
        inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription.typeName } ?? []
        let members = node.memberBlock.members.map(\.decl)
        properties = members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap { variable in
            variable.bindings.compactMap { Property($0, of: variable, in: text) }
        }
        functions = members.compactMap { $0.as(FunctionDeclSyntax.self) }.map { Function($0, in: text) }
        initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }.map { Function($0, in: text) }
        cases = members.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
            .map { EnumCase($0, in: text) }
    }

    package var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
    /// Whether other modules see it.
    package var isExposed: Bool { !modifiers.filter { ["public", "open", "package"].contains($0) }.isEmpty }
    package var isFinalClass: Bool { kind == .class && modifiers.contains("final") }
    package var isView: Bool { kind == .struct && inherited.contains("View") }
    package var tests: [Function] { functions.filter(\.isTest) }

    package func property(named name: String) -> Property? { properties.first { $0.name == name } }
    package func enumCase(named name: String) -> EnumCase? { cases.first { $0.name == name } }
    package func test(named name: String) -> Function? { tests.first { $0.name == name } }
    /// Whether another type is declared inside.
    package func contains(_ other: TypeDeclaration) -> Bool {
        text.path == other.text.path && node.id != other.node.id && node.range.contains(other.node.range.lowerBound)
    }

    package func violation(_ message: String) -> Violation { Violation(location, message) }
}
