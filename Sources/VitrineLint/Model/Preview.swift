// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftParser
package import SwiftSyntax

/// One `#Preview`.
package struct Preview: Sendable {
    /// Nil where there is none, or none that can be read without running it.
    package let name: String?
    package let body: CodeBlockItemListSyntax
    package let location: Location
    package let node: Syntax

    init?(_ item: CodeBlockItemSyntax, in text: SourceText) {
        guard let macro = Syntax(item.item).asProtocol((any FreestandingMacroExpansionSyntax).self),
            macro.macroName.text == "Preview", let closure = macro.trailingClosure
        else { return nil }
        name = macro.arguments.first.flatMap { argument in
            argument.label == nil ? argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil
        }
        body = closure.statements
        node = Syntax(item)
        location = text.location(of: item)
    }

    /// The name without what is not a letter, to compare with a case's: "Not found" shows `notFound`.
    package func shows(_ state: String) -> Bool {
        (name ?? "").filter(\.isLetter).lowercased().hasPrefix(state.lowercased())
    }

    package func mentions(_ type: String) -> Bool { !body.references(to: type).isEmpty }
}
