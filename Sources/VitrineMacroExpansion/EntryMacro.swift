// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: a key type beside the variable, and accessors that read and write the container through it.
///
/// The key is `nonisolated` with a **computed** default: a stored one of a non-Sendable type would be shared mutable
/// state, which Swift 6 refuses. A computed property needs a type, so a default without an annotation gets it from its
/// literal; any other unannotated default is stored, and then has to be Sendable.
struct EntryMacro {
    /// What an entry's variable says, after the checks that both expansions share.
    private struct Entry {
        let name: String
        let type: TypeSyntax?
        let defaultValue: ExprSyntax?
        let container: EntryContainer

        var keyName: String { "__Key_\(name)" }

        init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws(Refusal) {
            guard let variable = declaration.as(VariableDeclSyntax.self),
                variable.bindingSpecifier.tokenKind == .keyword(.var),
                variable.bindings.count == 1, let binding = variable.bindings.first,
                let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
            else { throw Refusal(message: .entryNeedsVariable, node: Syntax(declaration)) }
            guard binding.accessorBlock == nil else {
                throw Refusal(message: .entryHasAccessor, node: Syntax(declaration))
            }
            guard let container = EntryContainer(context.lexicalContext) else {
                throw Refusal(message: .entryOutsideContainer, node: Syntax(declaration))
            }
            name = identifier.text.filter { $0 != "`" }
            type = binding.typeAnnotation?.type.trimmed
            self.container = container
            let isOptional = type?.optionalPayload != nil
            if container == .focused {
                guard isOptional, binding.initializer == nil else {
                    throw Refusal(message: .focusedEntryNeedsOptional, node: Syntax(declaration))
                }
                defaultValue = nil
                return
            }
            defaultValue = binding.initializer?.value.trimmed ?? (isOptional ? "nil" : nil)
            guard defaultValue != nil else { throw Refusal(message: .entryNeedsDefault, node: Syntax(declaration)) }
        }

        var key: DeclSyntax {
            let head = "private nonisolated struct \(keyName): SwiftUI.\(container.keyProtocol)"
            guard let defaultValue else {
                return "\(raw: head) { typealias Value = \(type?.optionalPayload ?? "Never") }"
            }
            guard let valueType = type ?? defaultValue.literalType else {
                return "\(raw: head) { static let defaultValue = \(defaultValue) }"
            }
            return """
                \(raw: head) {
                    typealias Value = \(valueType)
                    static var defaultValue: Value { \(defaultValue) }
                }
                """
        }
    }

    private struct Refusal: Error {
        let message: MacroDiagnostic
        let node: Syntax
    }
}

extension EntryMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The peer expansion reports; each error is reported once.
        guard let entry = try? Entry(declaration, in: context) else { return [] }
        return [
            "get { self[\(raw: entry.keyName).self] }",
            "set { self[\(raw: entry.keyName).self] = newValue }",
        ]
    }
}

extension EntryMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        do throws(Refusal) {
            return [try Entry(declaration, in: context).key]
        } catch {
            context.refuse(error.message, at: error.node)
            return []
        }
    }
}

/// The value containers that Apple lets `@Entry` extend.
private enum EntryContainer: String {
    case environment = "EnvironmentValues"
    case transaction = "Transaction"
    case container = "ContainerValues"
    case focused = "FocusedValues"

    init?(_ lexicalContext: [Syntax]) {
        guard let owner = lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
        let name = owner.as(MemberTypeSyntax.self)?.name.text ?? owner.trimmedDescription
        self.init(rawValue: name)
    }

    var keyProtocol: String {
        switch self {
        case .environment: "EnvironmentKey"
        case .transaction: "TransactionKey"
        case .container: "ContainerValueKey"
        case .focused: "FocusedValueKey"
        }
    }
}

extension TypeSyntax {
    /// `T` of `T?` and `Optional<T>`.
    fileprivate var optionalPayload: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
        guard let generic = self.as(IdentifierTypeSyntax.self), generic.name.text == "Optional",
            let argument = generic.genericArgumentClause?.arguments.first
        else { return nil }
        return TypeSyntax(stringLiteral: argument.argument.trimmedDescription)
    }
}

extension ExprSyntax {
    /// The type that Swift gives this literal when nothing else says one.
    var literalType: TypeSyntax? {
        switch kind {
        case .booleanLiteralExpr: return "Swift.Bool"
        case .integerLiteralExpr: return "Swift.Int"
        case .floatLiteralExpr: return "Swift.Double"
        case .stringLiteralExpr: return "Swift.String"
        case .prefixOperatorExpr: return self.as(PrefixOperatorExprSyntax.self)?.expression.literalType
        default: return nil
        }
    }
}
