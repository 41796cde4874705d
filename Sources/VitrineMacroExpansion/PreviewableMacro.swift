// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: a mark that `#Preview` reads; by itself it generates nothing and says where it is misplaced.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let insidePreview = context.lexicalContext.contains { scope in
            scope.asProtocol((any FreestandingMacroExpansionSyntax).self)?.macroName.text == "Preview"
        }
        if !insidePreview { context.refuse(.previewableOutsidePreview, at: node) }
        return []
    }
}
