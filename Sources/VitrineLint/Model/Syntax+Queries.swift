// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftParser
package import SwiftSyntax

extension SyntaxProtocol {
    /// Every node of that kind inside, in the order of the text.
    package func descendants<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
        var found: [Node] = []
        let walked = Syntax(self).collect(into: &found)
        LintWork.current?.addNodes(walked)
        return found
    }

    /// Every call of a function of that name, whoever it is asked of.
    package func calls(named name: String) -> [FunctionCallExprSyntax] {
        descendants(FunctionCallExprSyntax.self).filter { $0.calleeName == name }
    }

    /// Every use of a name that stands by itself: a variable, a function, a type.
    package func references(to name: String) -> [DeclReferenceExprSyntax] {
        descendants(DeclReferenceExprSyntax.self).filter { $0.baseName.text == name }
    }

    /// Every use of a member by its whole path: `AccessibilityIdentifier.row`.
    package func uses(of path: String) -> [MemberAccessExprSyntax] {
        let name = path.split(separator: ".").last ?? ""
        return descendants(MemberAccessExprSyntax.self).filter {
            $0.declName.baseName.text == name && $0.compactDescription == path
        }
    }

    /// The text without any white space, to compare code and not its layout.
    package var compactDescription: String { trimmedDescription.filter { !$0.isWhitespace } }
}

extension Syntax {
    /// Appends every node of a kind inside, in the order of the text.
    ///
    /// - Parameter found: Takes the nodes.
    /// - Returns: How many nodes there are inside.
    fileprivate func collect<Node: SyntaxProtocol>(into found: inout [Node]) -> Int {
        var walked = 0
        for child in children(viewMode: .sourceAccurate) {
            if let node = child.as(Node.self) { found.append(node) }
            walked += 1 + child.collect(into: &found)
        }
        return walked
    }
}

extension SyntaxProtocol {
    /// The white space before the first token's line, as far as it belongs to the node.
    package var indentation: String {
        guard case .spaces(let count) = leadingTrivia.pieces.last else { return "" }
        return String(repeating: " ", count: count)
    }
}

extension FunctionCallExprSyntax {
    /// The last name before the parentheses.
    package var calleeName: String? {
        calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
}

extension SwitchExprSyntax {
    package var hasDefault: Bool {
        cases.contains { $0.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) ?? false }
    }

    /// The names of the enum's cases that its patterns speak of.
    package var caseNames: [String] {
        descendants(SwitchCaseItemSyntax.self).flatMap { item in
            item.pattern.descendants(MemberAccessExprSyntax.self).filter { $0.base == nil }.map(
                \.declName.baseName.text
            )
        }
    }
}

extension SwitchExprSyntax {
    /// The cases for `error` and `failed`.
    package var errorCases: [SwitchCaseSyntax] {
        cases.compactMap { $0.as(SwitchCaseSyntax.self) }.filter { shown in
            shown.label.descendants(MemberAccessExprSyntax.self).contains {
                $0.base == nil && ["error", "failed"].contains($0.declName.baseName.text)
            }
        }
    }
}

extension StringLiteralExprSyntax {
    /// Whether it stands inside of a `#Preview`.
    package var isInPreview: Bool {
        var parent = self.parent
        while let current = parent {
            if let macro = current.asProtocol((any FreestandingMacroExpansionSyntax).self),
                macro.macroName.text == "Preview"
            {
                return true
            }
            parent = current.parent
        }
        return false
    }
}

extension GuardStmtSyntax {
    /// Whether it reads `guard case … = something.state`.
    package var matchesState: Bool {
        conditions.contains { condition in
            let match = condition.condition.as(MatchingPatternConditionSyntax.self)
            return match?.initializer.value.compactDescription.hasSuffix(".state") ?? false
        }
    }
}

extension AttributeListSyntax {
    var names: [String] {
        compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }

    /// The first argument of the attribute of that name, when it is a text without interpolation.
    func text(of name: String) -> String? {
        let attribute = compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
        guard case .argumentList(let arguments) = attribute?.arguments else { return nil }
        return arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}

extension DeclModifierListSyntax {
    /// As written: `final`, `private(set)`.
    var names: [String] { map(\.compactDescription) }
}
