// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import VitrineMacroExpansion

/// What the macros make of one source file, `Demo/Home.swift`, without a compiler around them.
struct MacroExpansion {
    /// The file with every macro expanded, without blank edges.
    let source: String

    /// `line:column: message` of each diagnostic, in order.
    let diagnostics: [String]

    /// - Parameters:
    ///   - input: The source.
    ///   - isInherited: Whether the classes have the protocols that macros add from a superclass, as only the compiler knows.
    init(_ input: String, isInherited: Bool = false) {
        let file = Parser.parse(source: input)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "Demo", fullFilePath: "/sources/Demo/Home.swift")]
        )
        let expanded = file.expand(
            macroSpecs: [
                "Preview": MacroSpec(type: PreviewMacro.self),
                "Previewable": MacroSpec(type: PreviewableMacro.self),
                "Entry": MacroSpec(type: EntryMacro.self),
                "Animatable": MacroSpec(type: AnimatableMacro.self, conformances: ["Animatable"]),
                "Model": MacroSpec(type: ModelMacro.self, conformances: isInherited ? [] : ["PersistentModel"]),
                "ModelActor": MacroSpec(type: ModelActorMacro.self, conformances: ["ModelActor"]),
                "Query": MacroSpec(type: QueryMacro.self),
            ],
            contextGenerator: { node in
                BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
            }
        )
        source = expanded.description.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.allSatisfy(\.isWhitespace) ? "" : String($0) }
            .joined(separator: "\n")
            .trimmingBlankEdges()
        diagnostics = context.diagnostics.map { diagnostic in
            let place = context.location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Home.swift")
            return "\(place.line):\(place.column): \(diagnostic.message)"
        }
    }
}

extension String {
    /// The text without empty lines at its start and end.
    fileprivate func trimmingBlankEdges() -> String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
        while lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
