// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_PersistedProperty`, which `@Model` puts on each stored variable: a value beside it that is loaded when it is
/// first read, and accessors that observe, load and note changes.
struct PersistedPropertyMacro {}

extension PersistedPropertyMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self), let property = ModelMacro.property(variable),
            let index = node.arguments?.trimmedDescription
        else { return [] }
        let (name, storage) = (property.name, property.storage)
        return [
            """
            @storageRestrictions(initializes: \(raw: storage))
            init(initialValue) {
                \(raw: storage) = SwiftData._PersistedValue(initialValue)
            }
            """,
            """
            get {
                _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
                if !\(raw: storage).isLoaded { \(raw: storage) = _$record.value(at: \(raw: index), of: self) }
                return \(raw: storage).value
            }
            """,
            """
            set {
                if !\(raw: storage).isLoaded { \(raw: storage) = _$record.value(at: \(raw: index), of: self) }
                let oldValue = \(raw: storage).value
                guard _$record.differ(oldValue, newValue) else { return }
                _$observationRegistrar.withMutation(of: self, keyPath: \\.\(raw: name)) {
                    \(raw: storage) = SwiftData._PersistedValue(newValue)
                }
                _$record.didChange(\(raw: index), of: self, from: oldValue, to: newValue)
            }
            """,
        ]
    }
}

extension PersistedPropertyMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self), let property = ModelMacro.property(variable),
            let binding = variable.bindings.first
        else { return [] }
        let initial = property.initializer.map { " = SwiftData._PersistedValue(\($0))" } ?? ""
        guard let type = binding.typeAnnotation?.type.trimmed else {
            return ["private var \(raw: property.storage)\(raw: initial)"]
        }
        return ["private var \(raw: property.storage): SwiftData._PersistedValue<\(type)>\(raw: initial)"]
    }
}

/// A macro that only marks a declaration, for `@Model` to read.
struct MarkingMacro: PeerMacro, DeclarationMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// `@ModelActor`: an actor's context, and the executor that its work runs on.
struct ModelActorMacro {}

extension ModelActorMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(ActorDeclSyntax.self) else {
            context.refuse(.modelActorNeedsActor, at: declaration)
            return []
        }
        let access = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.public) } ? "public " : ""
        return [
            "public nonisolated let modelExecutor: any SwiftData.ModelExecutor",
            "public nonisolated let modelContainer: SwiftData.ModelContainer",
            """
            \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
                let modelContext = SwiftData.ModelContext(modelContainer)
                self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
                self.modelContainer = modelContainer
            }
            """,
        ]
    }
}

extension ModelActorMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(ActorDeclSyntax.self) else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
    }
}
