// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: what makes a class one whose objects are stored.
///
/// Each stored variable becomes an accessor on a value that is loaded when it is first read; `_$properties` describes
/// the variables, and `init(_record:)` creates an object that has all its values still to load. A class that inherits from
/// a model describes its own variables only, and overrides what that one has.
struct ModelMacro {
    /// A variable of the class that is stored.
    struct Property {
        let name: String
        let attributes: AttributeListSyntax
        let initializer: ExprSyntax?

        /// The arguments of the attribute of a name, `nil` without the attribute.
        func arguments(of attribute: String) -> String? {
            for case .attribute(let found) in attributes where found.attributeName.lastName == attribute {
                return found.arguments?.trimmedDescription ?? ""
            }
            return nil
        }
    }

    /// The stored variables of a class, in the order in which they are written.
    static func properties(of members: MemberBlockItemListSyntax) -> [Property] {
        members.compactMap { member in
            member.decl.as(VariableDeclSyntax.self).flatMap(property)
        }
    }

    /// The variable as one that is stored; `nil` for a computed, static, constant or transient one.
    static func property(_ variable: VariableDeclSyntax) -> Property? {
        guard variable.isStoredVariable, !variable.has("Transient"), variable.bindings.count == 1,
            let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        let type = binding.typeAnnotation?.type
        let initializer = binding.initializer?.value.trimmed ?? (type?.isOptional == true ? "nil" : nil)
        return Property(
            name: name.identifier.text, attributes: variable.attributes, initializer: initializer)
    }
}

extension ModelMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let type = declaration.as(ClassDeclSyntax.self) else {
            context.refuse(.modelNeedsClass, at: declaration)
            return []
        }
        for case .decl(let member) in declaration.memberBlock.members.map({ Member($0.decl, in: context) }) {
            context.refuse(.modelNeedsOneName, at: member)
        }
        let properties = properties(of: declaration.memberBlock.members)
        let name = type.name.text
        // A protocol that is not missing is that of a superclass, which is named first.
        let superclass = protocols.isEmpty ? type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription : nil
        // What a subclass overrides.
        let isOpen = !type.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
        let access = type.modifiers.contains { $0.name.tokenKind == .keyword(.open) } ? "open" : "public"
        let variable =
            superclass != nil ? "\(access) override class var" : isOpen ? "\(access) class var" : "public static var"
        let described = properties.map { description(of: $0, in: name) }
        let unloaded = properties.map { "\($0.storage) = SwiftData._PersistedValue()" }
        let steps = superclass == nil ? ["_$record = _record"] + unloaded : unloaded + ["super.init(_record: _record)"]
        var members: [DeclSyntax] = [
            """
            public required init(_record: SwiftData._ModelRecord) {
                \(raw: steps.joined(separator: "\n    "))
            }
            """,
            """
            \(raw: variable) _$properties: [SwiftData._PersistentProperty] {
                [\(raw: described.joined(separator: ",\n    "))]
            }
            """,
        ]
        if superclass == nil {
            members.insert("public var _$record = SwiftData._ModelRecord()", at: 0)
            members.insert("public let _$observationRegistrar = Observation.ObservationRegistrar()", at: 1)
        }
        if superclass != nil || isOpen {
            members.append(
                """
                \(raw: variable) _$superentity: (any SwiftData.PersistentModel.Type)? {
                    \(raw: superclass.map { "\($0).self" } ?? "nil")
                }
                """)
        }
        // Written down: the compiler hides an inferred type from files that ask for it before it was inferred.
        if superclass == nil, !declaration.memberBlock.members.contains(where: \.namesIdentity) {
            members.append("public typealias ID = SwiftData.PersistentIdentifier")
        }
        for (macro, member) in [("Unique", "_$uniques"), ("Index", "_$indices")] {
            let lists = arguments(of: macro, in: declaration.memberBlock.members)
            guard !lists.isEmpty || superclass != nil || isOpen else { continue }
            members.append(
                """
                \(raw: variable) \(raw: member): [[Swift.AnyKeyPath]] {
                    let paths: [[Swift.PartialKeyPath<\(raw: name)>]] = [\(raw: lists.joined(separator: ", "))]
                    return paths
                }
                """)
        }
        return members
    }

    /// Returns the expression that describes a property of a model.
    private static func description(of property: Property, in model: String) -> String {
        let metadata =
            property.arguments(of: "Attribute").map { "SwiftData.Schema.Attribute(\($0))" }
            ?? property.arguments(of: "Relationship").map { "SwiftData.Schema.Relationship(\($0))" } ?? "nil"
        let initial = property.initializer.map { ", default: { \($0) }" } ?? ""
        return """
            SwiftData._PersistentProperty(\"\(property.bareName)\", \\\(model).\(property.name), \
            \\\(model).\(property.storage), metadata: \(metadata)\(initial))
            """
    }

    /// Returns the arguments of all uses of a macro among the members of a model.
    private static func arguments(of macro: String, in members: MemberBlockItemListSyntax) -> [String] {
        members.compactMap { member in
            member.decl.as(MacroExpansionDeclSyntax.self).flatMap { found in
                found.macroName.text == macro ? found.arguments.map(\.expression.trimmedDescription) : nil
            }
        }.flatMap { $0 }
    }

    /// A member that the macro cannot store.
    private enum Member {
        case decl(DeclSyntax)
        case other

        init(_ declaration: DeclSyntax, in context: some MacroExpansionContext) {
            guard let variable = declaration.as(VariableDeclSyntax.self), variable.isStoredVariable,
                !variable.has("Transient"), ModelMacro.property(variable) == nil
            else {
                self = .other
                return
            }
            self = .decl(declaration)
        }
    }
}

extension MemberBlockItemSyntax {
    /// Whether it is a variable `id` or a type `ID`.
    fileprivate var namesIdentity: Bool {
        if let alias = decl.as(TypeAliasDeclSyntax.self) { return alias.name.text == "ID" }
        if let type = decl.asProtocol((any NamedDeclSyntax).self) { return type.name.text == "ID" }
        return decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == "id" } ?? false
    }
}

extension ModelMacro: MemberAttributeMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard declaration.is(ClassDeclSyntax.self), let variable = member.as(VariableDeclSyntax.self),
            let property = property(variable),
            let index = properties(of: declaration.memberBlock.members).firstIndex(where: { $0.name == property.name })
        else { return [] }
        return ["@_PersistedProperty(\(raw: index))"]
    }
}

extension ModelMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
        return [
            try ExtensionDeclSyntax(
                "extension \(type.trimmed): nonisolated SwiftData.PersistentModel, nonisolated Observation.Observable {}"
            )
        ]
    }
}

extension ModelMacro.Property {
    var bareName: String { name.filter { $0 != "`" } }
    var storage: String { "_\(bareName)" }
}

extension VariableDeclSyntax {
    /// Whether an object stores the variable, observed or not.
    var isStoredVariable: Bool {
        switch bindingSpecifier.tokenKind {
        case .keyword(.var): break
        // Apple's macro stores constants, too, which Swift allows with a warning before its version 6. One that has its
        // value already needs no store.
        case .keyword(.let): guard bindings.allSatisfy({ $0.initializer == nil }) else { return false }
        default: return false
        }
        let isOfType = modifiers.contains {
            $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
        }
        guard !isOfType, !modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }) else { return false }
        return bindings.allSatisfy { binding in
            guard let block = binding.accessorBlock else { return true }
            guard case .accessors(let accessors) = block.accessors else { return false }
            return accessors.allSatisfy {
                let kind = $0.accessorSpecifier.tokenKind
                return kind == .keyword(.willSet) || kind == .keyword(.didSet)
            }
        }
    }

    /// Whether the variable has an attribute of a name.
    func has(_ attribute: String) -> Bool {
        attributes.contains { element in
            guard case .attribute(let found) = element else { return false }
            return found.attributeName.lastName == attribute
        }
    }
}

extension TypeSyntax {
    /// The type's name without the module.
    fileprivate var lastName: String {
        self.as(MemberTypeSyntax.self)?.name.text ?? self.as(IdentifierTypeSyntax.self)?.name.text ?? trimmedDescription
    }

    /// Whether the type is written as `T?` or `Optional<T>`.
    var isOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    }
}
