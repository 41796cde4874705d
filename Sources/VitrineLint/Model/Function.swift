// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import SwiftSyntax

/// A function or, called `init`, an initialiser.
package struct Function: Sendable {
    package let name: String
    package let attributes: [String]
    /// What `@Test` calls it: its first argument, when that is a text.
    package let title: String?
    package let modifiers: [String]
    package let parameters: [Parameter]
    package let isAsync: Bool
    package let isThrowing: Bool
    package let body: CodeBlockSyntax?
    package let location: Location

    init(_ node: FunctionDeclSyntax, in text: SourceText) {
        name = node.name.text
        attributes = node.attributes.names
        title = node.attributes.text(of: "Test")
        modifiers = node.modifiers.names
        parameters = node.signature.parameterClause.parameters.map(Parameter.init)
        isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
        isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        body = node.body
        location = text.location(of: node.name)
    }

    init(_ node: InitializerDeclSyntax, in text: SourceText) {
        name = "init"
        attributes = node.attributes.names
        title = nil
        modifiers = node.modifiers.names
        parameters = node.signature.parameterClause.parameters.map(Parameter.init)
        isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
        isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        body = node.body
        location = text.location(of: node.initKeyword)
    }

    package var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
    package var isTest: Bool { attributes.contains("Test") }

    /// Whether it leads the user to another page: `router.navigate(to:)`.
    package var navigates: Bool { !(body?.calls(named: "navigate").isEmpty ?? true) }

    /// Whether it asks for one thing by its number.
    package var takesOnlyAnIdentifier: Bool {
        parameters.count == 1 && parameters.contains { ["id", "identifier"].contains($0.label) }
    }
}
