// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: one record in the linker section `vitrine_previews`, found at run time by `PreviewRegistry`.
///
/// The record is a constant (a version and a C function), so the linker lays it out and nothing runs at start-up. The C
/// function hands over name, place, and two closures: traits and body, which run on the main actor on demand.
/// Everything generated is `nonisolated`, because a target with `.defaultIsolation(MainActor.self)` would otherwise put
/// the record on the main actor, and a main-actor global cannot be a linker constant. Names are qualified with
/// `SwiftUI`, since an app may well have its own `State` or `View`.
///
/// The generated names are unlikely ones, because the preview's closure sees them before the app's own.
struct PreviewMacro: DeclarationMacro {
    /// The expansion is written as it should look, and the author's closure stays as it was written.
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let call = PreviewCall(node) else {
            context.refuse(.previewNeedsBody, at: node)
            return []
        }
        // The place is left to the compiler: it follows #sourceLocation, a macro's context knows the file alone.
        let container = context.makeUniqueName("Preview")
        let body: PreviewBody
        switch PreviewBody.make(call.body) {
        case .success(let made): body = made
        case .failure(let failure):
            context.refuse(failure.message, at: failure.node)
            return []
        }
        // A declaration inside of a function has no access level.
        let access = context.lexicalContext.contains(where: \.isFunction) ? "" : "private "
        return [
            """
            \(raw: access)nonisolated enum \(container) {
                @section("vitrine_previews") @used
                static let _vitrinePreview: SwiftUI._PreviewRecord = (1, { destination in
                    SwiftUI._storePreview(
                        into: destination,
                        name: \(call.name),
                        fileID: #fileID,
                        line: #line,
                        column: #column,
                        traits: { \(call.traits) },
                        body: \(body.closure)
                    )
                })\(raw: body.wrapper.map { "\n" + $0.indented(by: 4) } ?? "")
            }
            """
        ]
    }
}

/// The arguments of one `#Preview`, whichever way its closure was written.
private struct PreviewCall {
    let name: ExprSyntax
    let traits: ExprSyntax
    let body: ExprSyntax

    init?(_ node: some FreestandingMacroExpansionSyntax) {
        var name: ExprSyntax = "nil"
        var traits: [ExprSyntax] = []
        var body = node.trailingClosure.map { ExprSyntax($0) }
        for (position, argument) in node.arguments.enumerated() {
            switch argument.label?.text {
            case "body": body = argument.expression
            case "traits": traits.append(argument.expression)
            // The further traits have no label either; only the very first argument can be the name.
            case nil where position == 0: name = argument.expression
            default: traits.append(argument.expression)
            }
        }
        guard let body else { return nil }
        self.name = name.trimmed
        self.body = body.trimmed
        self.traits = "[\(raw: traits.map(\.trimmedDescription).joined(separator: ", "))]"
    }
}

/// A preview's closure, with its `@Previewable` variables moved into a view of their own, where they can keep state.
private struct PreviewBody {
    let closure: ExprSyntax
    let wrapper: String?

    struct Failure: Error {
        let message: MacroDiagnostic
        let node: Syntax
    }

    static func make(_ body: ExprSyntax) -> Result<PreviewBody, Failure> {
        guard let closure = body.as(ClosureExprSyntax.self) else {
            return .success(PreviewBody(closure: body, wrapper: nil))
        }
        var properties: [String] = []
        var rest: [String] = []
        for statement in closure.statements {
            guard let variable = statement.item.as(VariableDeclSyntax.self), variable.isPreviewable else {
                rest.append(statement.description)
                continue
            }
            guard variable.bindings.count == 1, let binding = variable.bindings.first,
                binding.pattern.is(IdentifierPatternSyntax.self)
            else { return .failure(Failure(message: .previewableNeedsVariable, node: Syntax(variable))) }
            let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
            let readsElsewhere = variable.attributes.count > 1 && variable.hasWrapperArguments
            guard binding.initializer != nil || isOptional || readsElsewhere || variable.startsByItself else {
                return .failure(Failure(message: .previewableNeedsInitialValue, node: Syntax(variable)))
            }
            properties.append(variable.withoutPreviewable.trimmedDescription)
        }
        guard !properties.isEmpty else { return .success(PreviewBody(closure: body, wrapper: nil)) }
        let wrapper = """
            @MainActor struct _VitrinePreviewable: SwiftUI.View {
            \(properties.map { $0.indented(by: 4) }.joined(separator: "\n"))
                var body: some SwiftUI.View {
            \(rest.joined().trimmedBlankEdges.indented(by: 8))
                }
            }
            """
        return .success(PreviewBody(closure: "{ _VitrinePreviewable() }", wrapper: wrapper))
    }
}

extension Syntax {
    fileprivate var isFunction: Bool {
        self.is(FunctionDeclSyntax.self) || self.is(ClosureExprSyntax.self) || self.is(InitializerDeclSyntax.self)
            || self.is(AccessorDeclSyntax.self)
    }
}

extension VariableDeclSyntax {
    fileprivate var isPreviewable: Bool {
        attributes.contains { $0.isNamed("Previewable") }
    }

    /// `@Environment(\.locale) var locale` has its value from its wrapper's arguments.
    fileprivate var hasWrapperArguments: Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.arguments != nil }
    }

    /// `@FocusState var isFocused: Bool`: the wrapper knows how it starts.
    fileprivate var startsByItself: Bool {
        let wrappers = ["FocusState", "AccessibilityFocusState", "Namespace"]
        return attributes.contains { attribute in wrappers.contains { attribute.isNamed($0) } }
    }

    fileprivate var withoutPreviewable: VariableDeclSyntax {
        with(\.attributes, attributes.filter { !$0.isNamed("Previewable") })
    }
}

extension AttributeListSyntax.Element {
    fileprivate func isNamed(_ name: String) -> Bool {
        guard case .attribute(let attribute) = self else { return false }
        if let member = attribute.attributeName.as(MemberTypeSyntax.self) { return member.name.text == name }
        return attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == name
    }
}

extension String {
    fileprivate func indented(by count: Int) -> String {
        let margin = String(repeating: " ", count: count)
        return split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : margin + $0 }
            .joined(separator: "\n")
    }

    fileprivate var trimmedBlankEdges: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
