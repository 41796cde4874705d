// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Finds in one walk what rules ask a file for, in the order of the text: its types, nested ones after those around them,
/// and the nodes of its `SourceIndex`.
final class SourceVisitor: SyntaxVisitor {
    private(set) var types: [TypeDeclaration] = []
    private var calls: [String: [FunctionCallExprSyntax]] = [:]
    private var references: [String: [DeclReferenceExprSyntax]] = [:]
    private var strings: [StringLiteralExprSyntax] = []
    private var modifiers: [DeclModifierSyntax] = []
    private var assignments: [SequenceExprSyntax] = []
    private var identifiers: Set<String> = []
    private let text: SourceText
    private var depth = 0

    init(in text: SourceText) {
        self.text = text
        super.init(viewMode: .sourceAccurate)
    }

    /// What was found beside the types.
    var index: SourceIndex {
        SourceIndex(
            calls: calls, references: references, strings: strings, modifiers: modifiers, assignments: assignments,
            identifiers: identifiers)
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

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calleeName { calls[name, default: []].append(node) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        references[node.baseName.text, default: []].append(node)
        return .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        strings.append(node)
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        modifiers.append(node)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false { assignments.append(node) }
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind { identifiers.insert(name) }
        return .skipChildren
    }
}
