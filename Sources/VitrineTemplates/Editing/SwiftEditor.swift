// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// Edits a source at places that its syntax names, and leaves every other character as it is.
///
/// Each edit answers whether its place was found with certainty: one type, one function, one switch. What is not found is
/// not written.
struct SwiftEditor {
    private(set) var text: String

    init(_ text: String) { self.text = text }

    private var tree: SourceFileSyntax { Parser.parse(source: text) }

    // MARK: - Looking

    /// Whether a type has a member of that name: a property, a function, or a case of an enum.
    func hasMember(_ name: String, in type: String) -> Bool {
        members(of: type)?.contains { Self.names(of: $0.decl).contains(name) } ?? false
    }

    /// The name of the stored property of a type, by the property's type.
    func property(ofType wanted: String, in type: String) -> String? {
        for member in members(of: type) ?? [] {
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings where binding.typeAnnotation?.type.trimmedDescription == wanted {
                return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            }
        }
        return nil
    }

    /// The modules that are imported.
    var imports: [String] {
        tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription }
    }

    // MARK: - Editing

    /// Adds a declaration at the end of a type.
    mutating func appendMember(_ declaration: String, to type: String, afterBlankLine: Bool = true) -> Bool {
        guard let block = memberBlock(of: type) else { return false }
        let start = block.members.isEmpty || !afterBlankLine ? "" : "\n"
        return insertLines(start + declaration.indented(by: 4), before: block.rightBrace)
    }

    /// Adds a stored property after those of a type, or at its start.
    mutating func insertProperty(_ declaration: String, in type: String) -> Bool {
        guard let block = memberBlock(of: type) else { return false }
        let last = block.members.last { member in
            member.decl.as(VariableDeclSyntax.self)?.bindings.allSatisfy { $0.accessorBlock == nil } ?? false
        }
        if let last {
            insert("\n" + declaration.indented(by: 4), at: last.endPositionBeforeTrailingTrivia)
        } else {
            let gap = block.members.isEmpty ? "" : "\n"
            insert("\n" + declaration.indented(by: 4) + gap, at: block.leftBrace.endPositionBeforeTrailingTrivia)
        }
        return true
    }

    /// Adds a case after those of an enum.
    mutating func appendCase(_ declaration: String, to type: String) -> Bool {
        guard let block = memberBlock(of: type) else { return false }
        if let last = block.members.last(where: { $0.decl.is(EnumCaseDeclSyntax.self) }) {
            insert("\n    " + declaration, at: last.endPositionBeforeTrailingTrivia)
            return true
        }
        return insertLines("    " + declaration, before: block.rightBrace)
    }

    /// Adds a case to the only switch over a value in a type's function or property.
    mutating func appendSwitchCase(_ clause: String, over subject: String, in type: String) -> Bool {
        guard let block = memberBlock(of: type) else { return false }
        let switches = Self.all(SwitchExprSyntax.self, in: Syntax(block)).filter {
            $0.subject.trimmedDescription == subject
        }
        guard switches.count == 1, let found = switches.first else { return false }
        let isOpen = found.cases.contains {
            $0.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) ?? true
        }
        guard !isOpen else { return false }
        let column = indentation(at: found.rightBrace)
        return insertLines(clause.indented(by: column), before: found.rightBrace)
    }

    /// Adds a case to the only switch of a closure that a call of this name and first argument is given.
    mutating func appendSwitchCase(_ clause: String, inClosureOf call: String, for argument: String) -> Bool {
        let calls = Self.all(FunctionCallExprSyntax.self, in: Syntax(tree)).filter {
            $0.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == call
                && $0.arguments.first?.expression.trimmedDescription == argument
        }
        guard calls.count == 1, let closure = calls.first?.trailingClosure else { return false }
        let switches = Self.all(SwitchExprSyntax.self, in: Syntax(closure.statements))
        guard switches.count == 1, let found = switches.first else { return false }
        let column = indentation(at: found.rightBrace)
        return insertLines(clause.indented(by: column), before: found.rightBrace)
    }

    /// Adds a modifier after the last one of this name, where all of them are of one view.
    mutating func appendModifier(_ modifier: String, afterLast name: String) -> Bool {
        let calls = Self.all(FunctionCallExprSyntax.self, in: Syntax(tree)).filter {
            $0.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
        }
        guard let outer = calls.max(by: { $0.totalLength < $1.totalLength }) else { return false }
        // A chain of modifiers: each call is what the next one is called on.
        var chain = 0
        var next: ExprSyntax? = ExprSyntax(outer)
        while let call = next?.as(FunctionCallExprSyntax.self) {
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { break }
            if member.declName.baseName.text == name { chain += 1 }
            next = member.base
        }
        guard chain == calls.count, let period = outer.calledExpression.as(MemberAccessExprSyntax.self)?.period else {
            return false
        }
        insert("\n" + modifier.indented(by: indentation(at: period)), at: outer.endPositionBeforeTrailingTrivia)
        return true
    }

    /// Adds a button after the last one of the only stack in a view's body.
    mutating func appendButton(_ button: String, toStackIn type: String) -> Bool {
        let bodies = members(of: type)?.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter {
            $0.bindings.first?.pattern.trimmedDescription == "body"
        }
        guard let body = bodies?.first else { return false }
        let stacks = Self.all(FunctionCallExprSyntax.self, in: Syntax(body)).filter {
            $0.calledExpression.trimmedDescription == "VStack" && $0.trailingClosure != nil
        }
        guard stacks.count == 1, let statements = stacks.first?.trailingClosure?.statements else { return false }
        guard let last = statements.last(where: { $0.item.trimmedDescription.hasPrefix("Button(") }),
            let first = last.firstToken(viewMode: .sourceAccurate)
        else { return false }
        insert("\n\n" + button.indented(by: indentation(at: first)), at: last.endPositionBeforeTrailingTrivia)
        return true
    }

    /// Adds a text to the array of texts that a variable of the file is given.
    mutating func appendElement(_ element: String, toArray name: String) -> Bool {
        let arrays = tree.statements.compactMap { statement -> ArrayExprSyntax? in
            guard let binding = statement.item.as(VariableDeclSyntax.self)?.bindings.first,
                binding.pattern.trimmedDescription == name
            else { return nil }
            return binding.initializer?.value.as(ArrayExprSyntax.self)
        }
        guard arrays.count == 1, let last = arrays.first?.elements.last else { return false }
        if last.trailingComma == nil {
            insert(", \"\(element)\"", at: last.endPositionBeforeTrailingTrivia)
        } else {
            let line = indentation(at: last.firstToken(viewMode: .sourceAccurate) ?? arrays[0].leftSquare)
            insert(
                "\n" + String(repeating: " ", count: line) + "\"\(element)\",", at: last.endPositionBeforeTrailingTrivia
            )
        }
        return true
    }

    /// Adds an import at its place in the order of names.
    mutating func addImport(_ module: String) -> Bool {
        let declarations = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        guard !imports.contains(module) else { return true }
        guard let first = declarations.first else { return false }
        if let before = declarations.last(where: { $0.path.trimmedDescription < module && $0.attributes.isEmpty }) {
            insert("\nimport \(module)", at: before.endPositionBeforeTrailingTrivia)
        } else {
            insert("import \(module)\n", at: first.positionAfterSkippingLeadingTrivia)
        }
        return true
    }

    // MARK: - Places

    private func memberBlock(of type: String) -> MemberBlockSyntax? {
        let blocks = tree.statements.compactMap { statement -> MemberBlockSyntax? in
            guard let group = statement.item.asProtocol((any DeclGroupSyntax).self),
                let named = statement.item.asProtocol((any NamedDeclSyntax).self), named.name.text == type
            else { return nil }
            return group.memberBlock
        }
        return blocks.count == 1 ? blocks[0] : nil
    }

    private func members(of type: String) -> MemberBlockItemListSyntax? { memberBlock(of: type)?.members }

    private static func names(of declaration: DeclSyntax) -> [String] {
        if let function = declaration.as(FunctionDeclSyntax.self) { return [function.name.text] }
        if let cases = declaration.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name.text) }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.map(\.pattern.trimmedDescription)
        }
        return []
    }

    private static func all<Node: SyntaxProtocol>(_: Node.Type, in root: Syntax) -> [Node] {
        var found: [Node] = []
        func visit(_ node: Syntax) {
            if let match = node.as(Node.self) { found.append(match) }
            for child in node.children(viewMode: .sourceAccurate) { visit(child) }
        }
        visit(root)
        return found
    }

    /// The spaces at the start of a token's line.
    private func indentation(at token: TokenSyntax) -> Int {
        let bytes = Array(text.utf8)
        var start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return bytes[start...].prefix { $0 == UInt8(ascii: " ") }.count
    }

    /// Inserts whole lines before the line of a closing brace, or into a block of one line.
    private mutating func insertLines(_ lines: String, before brace: TokenSyntax) -> Bool {
        let bytes = Array(text.utf8)
        let place = brace.positionAfterSkippingLeadingTrivia.utf8Offset
        var start = place
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
        if start > 0, bytes[start - 1] == UInt8(ascii: "\n") {
            insert(lines + "\n", at: AbsolutePosition(utf8Offset: start))
        } else {
            insert(
                "\n" + lines + "\n" + String(repeating: " ", count: indentation(at: brace)),
                at: brace.positionAfterSkippingLeadingTrivia)
        }
        return true
    }

    private mutating func insert(_ addition: String, at position: AbsolutePosition) {
        var bytes = Array(text.utf8)
        bytes.insert(contentsOf: Array(addition.utf8), at: position.utf8Offset)
        text = String(decoding: bytes, as: UTF8.self)
    }
}
