// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// Gives each visitor singletons and static variables of their own.
///
/// On a device a process has one user. Here visitors share it: `AuthService.shared` with the one who is signed in would be
/// everybody's. A stored property of a type, or a global, whose value can change becomes a computed one that asks
/// `_VisitorStatics`:
///
/// ```swift
/// static let shared = AuthService()
/// static var shared: AuthService { _VisitorStatics.value("…") { () -> (AuthService) in AuthService() } }
/// ```
///
/// It is rewritten where it is a variable; a constant that holds an object which changes, of a class of the app's or a
/// subject of Combine's for example; a constant made of such a one. A `Mutex` becomes a `_VisitorMutex`. A comment
/// `vitrine:shared` beside a declaration leaves it to all visitors.
struct VisitorStaticsRewriting {
    /// What stands in a comment beside a declaration that all visitors share.
    static let sharedMark = "vitrine:shared"

    /// The app's types.
    let types: AppTypes
    /// Names the source among all sources of the app.
    let source: String

    /// Rewrites a source, each line in its place.
    ///
    /// - Parameter text: The source.
    /// - Returns: The new text, and where it differs or stays shared though it could change.
    func rewrite(_ text: String) -> (text: String, rewritings: [SourceRewriting]) {
        guard text.contains("static ") || text.contains(#/(?m)^(?:[@\w()]+ +)*(?:let|var) /#) else { return (text, []) }
        let tree = Parser.parse(source: text)
        let finder = Finder(self, SourceLocationConverter(fileName: "", tree: tree))
        finder.walk(tree)
        return (SourceEdit.apply(finder.edits, to: text), finder.rewritings)
    }

    private final class Finder: SyntaxVisitor {
        let rules: VisitorStaticsRewriting
        let lines: SourceLocationConverter
        var edits: [SourceEdit] = []
        var rewritings: [SourceRewriting] = []
        /// The names of the types around.
        private var scope: [String] = []

        init(_ rules: VisitorStaticsRewriting, _ lines: SourceLocationConverter) {
            self.rules = rules
            self.lines = lines
            super.init(viewMode: .sourceAccurate)
        }

        private func enter(_ name: String) -> SyntaxVisitorContinueKind {
            scope.append(name)
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.extendedType.trimmedDescription)
        }
        override func visitPost(_: ClassDeclSyntax) { scope.removeLast() }
        override func visitPost(_: ActorDeclSyntax) { scope.removeLast() }
        override func visitPost(_: StructDeclSyntax) { scope.removeLast() }
        override func visitPost(_: EnumDeclSyntax) { scope.removeLast() }
        override func visitPost(_: ExtensionDeclSyntax) { scope.removeLast() }

        // Code that runs declares variables of its own.
        override func visit(_: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            if isShared(node) { rewrite(node) }
            return .skipChildren
        }

        /// Whether a declaration is a static or a global one, of what the developer did not leave to everybody.
        private func isShared(_ node: VariableDeclSyntax) -> Bool {
            let isStatic = node.modifiers.contains { $0.name.text == "static" }
            guard isStatic || scope.isEmpty, !node.description.contains(VisitorStaticsRewriting.sharedMark) else {
                return false
            }
            // These belong to the visitor already, or to a task.
            return !["AppStorage", "SceneStorage", "TaskLocal"].contains(where: attributes(of: node).contains)
        }

        private func attributes(of node: VariableDeclSyntax) -> [String] {
            node.attributes.map { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? "#if" }
        }

        /// What stores the value of a declaration itself, or refers to it in a way of its own; `nil` for none.
        private func keeper(of node: VariableDeclSyntax) -> String? {
            let attribute = attributes(of: node).first {
                !$0.hasSuffix("Actor") && !["available", "nonobjc", "objc"].contains($0)
            }
            let modifier = node.modifiers.first { ["weak", "unowned"].contains($0.name.text) }
            return attribute.map { "@" + $0 } ?? modifier?.name.text
        }

        private func rewrite(_ node: VariableDeclSyntax) {
            let isVariable = node.bindingSpecifier.text == "var"
            for binding in node.bindings {
                let value = binding.initializer?.value
                let isHeld = value.map { holdsObject($0, binding.typeAnnotation?.type) } ?? false
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                    if isVariable || isHeld { note(binding, "it is declared together with another") }
                    continue
                }
                if let block = binding.accessorBlock {
                    guard isVariable, case .accessors(let accessors) = block.accessors,
                        accessors.contains(where: { $0.accessorSpecifier.text.hasSuffix("Set") })
                    else { continue }
                    note(binding, "it has observers")
                    continue
                }
                // What the system asks for a default is a constant, though often written as a variable.
                let isConstant = !isVariable || ["defaultValue", "previews"].contains(name.text)
                guard !isConstant || isHeld else { continue }
                guard node.bindings.count == 1 else {
                    note(binding, "it is declared together with another")
                    continue
                }
                if let keeper = keeper(of: node) {
                    note(binding, "it is \(keeper)")
                    continue
                }
                guard
                    let type = lock(binding.typeAnnotation?.type, value)
                        ?? binding.typeAnnotation?.type.trimmedDescription ?? value.flatMap({ self.type(of: $0) }),
                    !type.hasPrefix("some "), !type.hasPrefix("Mutex")
                else {
                    note(binding, "its type is not written, or is one that cannot be copied")
                    continue
                }
                rewrite(node, binding, name, as: type, isVariable: isVariable)
            }
        }

        private func rewrite(
            _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: TokenSyntax, as type: String,
            isVariable: Bool
        ) {
            let path = (scope + [name.text]).joined(separator: ".")
            let key = "\"\(rules.source):\(path)\""
            // A computed property has no value of its own to be unsafe with.
            for modifier in node.modifiers where modifier.name.text == "nonisolated" {
                if let detail = modifier.detail { replace(detail, with: "") }
            }
            let isLock = type.hasPrefix(Self.lockName)
            let isBound =
                !scope.isEmpty || attributes(of: node).contains(where: { $0.hasSuffix("Actor") })
                || node.modifiers.contains(where: { $0.name.text == "nonisolated" })
            // A global lock can be read from everywhere; a variable would be on the actor that is the module's default.
            replace(node.bindingSpecifier, with: isLock && !isBound ? "nonisolated var" : "var")
            if let annotation = binding.typeAnnotation {
                if isLock { replace(annotation.type, with: type) }
            } else {
                insert(": \(type)", after: name)
            }
            if isLock, let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression,
                made.trimmedDescription.hasPrefix("Mutex")
            {
                replace(made, with: type)
            }
            let returned = type.hasSuffix("!") ? type.dropLast() + "?" : type
            let get = "_VisitorStatics.value(\(key)) { () -> (\(returned)) in"
            let (start, end) =
                isVariable
                ? ("{ get { \(get)", " } } set { _VisitorStatics.set(newValue, for: \(key)) } }")
                : ("{ \(get)", " } }")
            if let initializer = binding.initializer {
                replace(initializer.equal, with: start)
                insert(end, after: initializer.value)
            } else {
                insert(" \(start) nil\(end)", after: binding)
            }
            rewritings.append(SourceRewriting(line: line(of: name), what: "each visitor has a \(path) of their own"))
        }

        private func replace(_ node: some SyntaxProtocol, with text: String) {
            let range =
                node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
            edits.append(SourceEdit(range: range, text: text))
        }

        private func insert(_ text: String, after node: some SyntaxProtocol) {
            let end = node.endPositionBeforeTrailingTrivia.utf8Offset
            edits.append(SourceEdit(range: end..<end, text: text))
        }

        private func note(_ binding: PatternBindingSyntax, _ reason: String) {
            let path = (scope + [binding.pattern.trimmedDescription]).joined(separator: ".")
            rewritings.append(
                SourceRewriting(
                    line: line(of: binding.pattern), what: "all visitors share \(path), because \(reason)"))
        }

        private func line(of node: some SyntaxProtocol) -> Int {
            lines.location(for: node.positionAfterSkippingLeadingTrivia).line
        }

        // MARK: - Types of values

        /// Objects of others that are made to be changed, or to tell of changes.
        private static let changing: Set<String> = [
            "AsyncStream", "CurrentValueSubject", "Mutex", "NSCache", "NSHashTable", "NSMapTable", "NSMutableArray",
            "NSMutableDictionary", "NSMutableSet", "OSAllocatedUnfairLock", "PassthroughSubject",
        ]

        /// Whether a constant's value is an object that changes, the app's or one of these, or is made of what belongs to
        /// a visitor.
        private func holdsObject(_ value: ExprSyntax, _ annotation: TypeSyntax?) -> Bool {
            func changes(_ name: String) -> Bool {
                kind(of: name == "Self" ? scope.last ?? "" : name)?.isReference == true
                    || Self.changing.contains(String(name.prefix { $0 != "<" && $0 != "." }))
            }
            if let annotation, changes(annotation.trimmedDescription) { return true }
            let uses = Uses(viewMode: .sourceAccurate)
            uses.walk(value)
            return uses.made.contains(where: changes) || uses.members.contains { rules.types.statics.contains($0) }
        }

        private func kind(of name: String) -> AppTypes.Kind? {
            let last = name.prefix { $0 != "<" }.split(separator: ".").last.map(String.init)
            return last.flatMap { rules.types.kinds[$0] }
        }

        /// The type that an expression makes a value of: `Name` of `Name(…)`.
        private func made(by value: ExprSyntax) -> String? {
            if let attempt = value.as(TryExprSyntax.self) {
                return attempt.questionOrExclamationMark?.text == "!" ? made(by: attempt.expression) : nil
            }
            guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
            let name = call.calledExpression.trimmedDescription
            guard !name.hasPrefix("."), !name.contains("("), !name.contains("{") else { return nil }
            return name == "Self" ? scope.last : name
        }

        /// What a visitor has in place of a `Mutex`, which can only be a constant.
        private static let lockName = "_VisitorMutex<"

        /// The type of a visitor's lock for a declaration of a `Mutex`; `nil` for any other declaration, and where the type
        /// of what it guards cannot be told.
        private func lock(_ annotation: TypeSyntax?, _ value: ExprSyntax?) -> String? {
            let call = value?.as(FunctionCallExprSyntax.self)
            let name = annotation?.trimmedDescription ?? call?.calledExpression.trimmedDescription ?? ""
            if name.hasPrefix("Mutex<"), name.hasSuffix(">") { return Self.lockName + name.dropFirst("Mutex<".count) }
            guard name == "Mutex", let call, call.arguments.count == 1, let guarded = call.arguments.first?.expression
            else { return nil }
            return self.type(of: guarded).map { "\(Self.lockName)\($0)>" }
        }

        /// Types of Foundation's and the standard library's whose `Name(…)` is a `Name`.
        private static let certain: Set<String> = [
            "Set", "Array", "Dictionary", "Date", "UUID", "Data", "NSLock", "NSRecursiveLock", "NSCache",
            "NSMutableArray",
            "NSMutableDictionary", "NSMutableSet", "PassthroughSubject", "CurrentValueSubject", "IndexSet",
        ]

        /// The type of a value, as far as it can be told from its source.
        private func type(of value: ExprSyntax) -> String? {
            switch value.as(ExprSyntaxEnum.self) {
            case .stringLiteralExpr: return "Swift.String"
            case .integerLiteralExpr: return "Swift.Int"
            case .floatLiteralExpr: return "Swift.Double"
            case .booleanLiteralExpr: return "Swift.Bool"
            default: break
            }
            guard let name = made(by: value) else { return nil }
            let base = name.prefix { $0 != "<" }
            if name.hasPrefix("["), name.hasSuffix("]") { return name }
            if let kind = kind(of: name) { return kind.isUncertain && base.count == name.count ? nil : name }
            // Without arguments in angle brackets these have none, or the compiler infers them.
            let isGeneric = ["Set", "Array", "Dictionary", "NSCache", "PassthroughSubject", "CurrentValueSubject"]
            return Self.certain.contains(String(base)) && (base.count != name.count || !isGeneric.contains(name))
                ? name : nil
        }
    }

    /// What an expression makes and reads.
    private final class Uses: SyntaxVisitor {
        /// `Name` of each `Name(…)`.
        var made: [String] = []
        /// Members of types, as `Type.name`.
        var members: [String] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            made.append(node.calledExpression.trimmedDescription)
            return .visitChildren
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if let base = node.base?.as(DeclReferenceExprSyntax.self) {
                members.append("\(base.baseName.text).\(node.declName.baseName.text)")
            }
            return .visitChildren
        }
    }
}
