// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import SwiftSyntax

/// Nodes of a file by what rules ask for, so that no rule walks a whole file. Lists are in the order of the text.
package final class SourceIndex: Sendable {
    private let calls: [String: [FunctionCallExprSyntax]]
    private let references: [String: [DeclReferenceExprSyntax]]
    /// Every literal that is a text.
    package let strings: [StringLiteralExprSyntax]
    /// Every modifier of a declaration.
    package let modifiers: [DeclModifierSyntax]
    /// Every `a = b`, as far as it is not folded: `a` is the first element.
    package let assignments: [SequenceExprSyntax]
    /// The names of all tokens that are identifiers.
    package let identifiers: Set<String>

    init(
        calls: [String: [FunctionCallExprSyntax]], references: [String: [DeclReferenceExprSyntax]],
        strings: [StringLiteralExprSyntax], modifiers: [DeclModifierSyntax], assignments: [SequenceExprSyntax],
        identifiers: Set<String>
    ) {
        self.calls = calls
        self.references = references
        self.strings = strings
        self.modifiers = modifiers
        self.assignments = assignments
        self.identifiers = identifiers
    }

    /// Every call of a function of that name, whoever it is asked of.
    package func calls(named name: String) -> [FunctionCallExprSyntax] { calls[name] ?? [] }

    /// Every use of a name that stands by itself: a variable, a function, a type.
    package func references(to name: String) -> [DeclReferenceExprSyntax] { references[name] ?? [] }
}
