// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import SwiftParser
import SwiftSyntax

/// What a shim has, read from its sources.
package struct ShimContents {
    /// One line for each type, and one for what belongs to none: its name, and those of its public members.
    package let lines: [String]

    /// Reads the sources of a shim.
    ///
    /// - Parameters:
    ///   - shim: The shim.
    ///   - engine: The folder of Vitrine's package.
    package init(_ shim: PackageShim, engine: URL) {
        let visitor = PublicNames(viewMode: .sourceAccurate)
        for answer in shim.answers {
            let folder = engine.appendingPathComponent("Sources/\(answer.ours)")
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for file in files.sorted() where file.hasSuffix(".swift") {
                guard let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8) else {
                    continue
                }
                visitor.walk(Parser.parse(source: text))
            }
        }
        lines = visitor.members.sorted { $0.key < $1.key }.map { type, members in
            let list = Array(Set(members)).sorted().joined(separator: ", ")
            return type.isEmpty ? list : list.isEmpty ? type : "\(type): \(list)"
        }
    }
}

/// Collects public declarations by type.
private final class PublicNames: SyntaxVisitor {
    /// Members by the type that they belong to; empty for those of a module.
    private(set) var members: [String: [String]] = [:]
    private var types: [String] = []

    private var type: String { types.joined(separator: ".") }

    private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["public", "open"].contains($0.name.text) }
    }

    private func enter(_ name: String, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        guard isPublic(modifiers) else { return .skipChildren }
        types.append(name)
        members[type, default: []] += []
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.modifiers)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave(node.modifiers) }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node.modifiers) }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node.modifiers) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave(node.modifiers) }

    private func leave(_ modifiers: DeclModifierListSyntax) {
        if isPublic(modifiers) { types.removeLast() }
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(node.extendedType.trimmedDescription)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text + labels(node.signature), node.modifiers)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add("init" + labels(node.signature), node.modifiers)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings where binding.pattern.trimmedDescription != "body" {
            _ = add(binding.pattern.trimmedDescription, node.modifiers)
        }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        members[type, default: []].append("." + node.name.text.replacing("`", with: ""))
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, node.modifiers)
    }

    private func add(_ name: String, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        let name = name.replacing("`", with: "")
        if isPublic(modifiers), !Self.implied.contains(name) { members[type, default: []].append(name) }
        return .skipChildren
    }

    /// Members that nobody looks for.
    private static let implied: Set<String> = [
        "description", "errorDescription", "hash(into:)", "rawValue", "init(rawValue:)", "init(stringLiteral:)",
        "==(left:right:)", "<(left:right:)", "effects", "identifier", "settings", "init(settings:)",
    ]

    private func labels(_ signature: FunctionSignatureSyntax) -> String {
        "(" + signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined() + ")"
    }
}
