// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Finds every type of a file, nested ones after those around them.
final class TypeCollector: SyntaxVisitor {
    private(set) var types: [TypeDeclaration] = []
    private let text: SourceText
    private var depth = 0

    init(in text: SourceText) {
        self.text = text
        super.init(viewMode: .sourceAccurate)
    }

    private func enter(
        _ node: some DeclGroupSyntax,
        _ kind: TypeDeclaration.Kind,
        _ name: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
        types.append(TypeDeclaration(node, kind: kind, name: name, isNested: depth > 0, in: text))
        depth += 1
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .actor, node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .class, node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .enum, node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .protocol, node.name)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .struct, node.name) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .extension, node.extendedType)
    }

    override func visitPost(_ node: ActorDeclSyntax) { depth -= 1 }
    override func visitPost(_ node: ClassDeclSyntax) { depth -= 1 }
    override func visitPost(_ node: EnumDeclSyntax) { depth -= 1 }
    override func visitPost(_ node: ProtocolDeclSyntax) { depth -= 1 }
    override func visitPost(_ node: StructDeclSyntax) { depth -= 1 }
    override func visitPost(_ node: ExtensionDeclSyntax) { depth -= 1 }
}
