// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: the conformance, with the stored variables of a type as what an animation interpolates.
///
/// Variables that `@AnimatableIgnored` marks and those with property wrappers are left out.
struct AnimatableMacro: ExtensionMacro {
    private struct Property {
        let name: String
        let type: TypeSyntax
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        var properties: [Property] = []
        for member in declaration.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isStoredVariable,
                variable.bindingSpecifier.tokenKind == .keyword(.var), variable.attributes.isEmpty
            else { continue }
            // `var x, y: Double` has the type of the last one.
            let last = variable.bindings.last?.typeAnnotation?.type.trimmed
            for binding in variable.bindings {
                let type = binding.typeAnnotation?.type.trimmed ?? binding.initializer?.value.literalType ?? last
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let type else {
                    context.refuse(.animatableNeedsType, at: binding)
                    return []
                }
                properties.append(Property(name: name, type: type))
            }
        }
        // Where a type of a view, on the main actor, conforms to a protocol of no actor. Shapes are of no actor, even
        // in a module whose types are on the main actor by default.
        let isNonisolated =
            declaration.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) } || isShape(declaration)
        let attribute = isNonisolated ? "nonisolated" : "@preconcurrency"
        let conformance = protocols.isEmpty ? "" : ": \(attribute) SwiftUI.Animatable"
        let isolation = isNonisolated ? "nonisolated " : ""
        let access = declaration.modifiers.first {
            [.keyword(.public), .keyword(.open), .keyword(.package)].contains($0.name.tokenKind)
        }.map { $0.name.tokenKind == .keyword(.package) ? "package " : "public " }
        let data = properties.isEmpty ? "" : "\n" + Self.data(properties, modifiers: isolation + (access ?? ""))
        return [
            try ExtensionDeclSyntax("extension \(type.trimmed)\(raw: conformance) {\(raw: data)\n}")
        ]
    }

    private static func isShape(_ declaration: some DeclGroupSyntax) -> Bool {
        let names = declaration.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        return names.contains { ["Shape", "InsettableShape", "SwiftUI.Shape", "SwiftUI.InsettableShape"].contains($0) }
    }

    private static func data(_ properties: [Property], modifiers: String) -> String {
        let setters = properties.enumerated().map { index, property in
            let path =
                String(repeating: ".second", count: index)
                + (index < properties.count - 1 ? ".first" : "")
            return "            \(property.name).animatableData = newValue\(path)"
        }
        let type = paired(properties.map { "\($0.type).AnimatableData" }) { "SwiftUI.AnimatablePair<\($0), \($1)>" }
        let value = paired(properties.map { "\($0.name).animatableData" }) { "SwiftUI.AnimatablePair(\($0), \($1))" }
        return """
                \(modifiers)var animatableData: \(type) {
                    get { \(value) }
                    set {
            \(setters.joined(separator: "\n"))
                    }
                }
            """
    }

    /// Joins parts from the last to the first.
    private static func paired(_ parts: [String], _ pair: (String, String) -> String) -> String {
        parts.dropLast().reversed().reduce(parts.last ?? "") { pair($1, $0) }
    }
}
