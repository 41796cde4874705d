// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Reads expressions of manifests: literals, constants, concatenations, and functions that only return a value.
struct ManifestReading {
    let scope: ManifestScope
    /// Parameters and local constants.
    private var locals: [String: ManifestValue] = [:]
    /// The type that members without one belong to.
    private var type: String?

    init(_ scope: ManifestScope) { self.scope = scope }

    /// The value of a constant of the manifests; `none` for one that is not there.
    func constant(_ name: String) -> ManifestValue {
        if let value = scope.known[name] { return value }
        guard let node = scope.constants[name] else { return .none }
        guard scope.isBeingRead.insert(name).inserted else { return .unknown(scope.place(node)) }
        defer { scope.isBeingRead.remove(name) }
        var reading = ManifestReading(scope)
        reading.type = name.contains(".") ? name.split(separator: ".").dropLast().joined(separator: ".") : nil
        let value = reading.value(node)
        scope.known[name] = value
        return value
    }

    private func value(_ node: Syntax) -> ManifestValue {
        if let statements = node.as(CodeBlockItemListSyntax.self) { return result(of: statements) }
        return node.as(ExprSyntax.self).map(value) ?? .unknown(scope.place(node))
    }

    /// The value that statements return: constants, then one value.
    private func result(of statements: CodeBlockItemListSyntax) -> ManifestValue {
        var reading = self
        for statement in statements {
            switch statement.item {
            case .decl(let declaration):
                guard let variable = declaration.as(VariableDeclSyntax.self),
                    variable.bindingSpecifier.text == "let"
                else { return .unknown(scope.place(declaration)) }
                for binding in variable.bindings {
                    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                        let value = binding.initializer?.value
                    else { return .unknown(scope.place(binding)) }
                    reading.locals[name] = reading.value(value)
                }
            case .stmt(let statement):
                guard let expression = statement.as(ReturnStmtSyntax.self)?.expression else {
                    return .unknown(scope.place(statement))
                }
                return reading.value(expression)
            case .expr(let expression):
                guard statements.count == 1 || statement == statements.last else {
                    return .unknown(scope.place(expression))
                }
                return reading.value(expression)
            @unknown default: return .unknown(scope.place(statement))
            }
        }
        return .none
    }

    func value(_ expression: ExprSyntax) -> ManifestValue {
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal): text(literal)
        case .integerLiteralExpr(let literal): Double(literal.literal.text).map { .number($0) } ?? .none
        case .floatLiteralExpr(let literal): Double(literal.literal.text).map { .number($0) } ?? .none
        case .booleanLiteralExpr(let literal): .flag(literal.literal.text == "true")
        case .nilLiteralExpr: .none
        case .arrayExpr(let array): .list(array.elements.map { value($0.expression) })
        case .dictionaryExpr(let dictionary): members(dictionary)
        case .declReferenceExpr(let reference): named(reference.baseName.text, expression)
        case .memberAccessExpr(let access): member(access)
        case .functionCallExpr(let call): self.call(call)
        case .sequenceExpr(let sequence): joined(sequence)
        case .tupleExpr(let tuple) where tuple.elements.count == 1: value(tuple.elements.first!.expression)
        case .ternaryExpr(let choice):
            if case .flag(let flag) = value(choice.condition) {
                value(flag ? choice.thenExpression : choice.elseExpression)
            } else {
                .unknown(scope.place(expression))
            }
        case .asExpr(let cast): value(cast.expression)
        default: .unknown(scope.place(expression))
        }
    }

    private func text(_ literal: StringLiteralExprSyntax) -> ManifestValue {
        var text = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let segment): text += segment.content.text
            case .expressionSegment(let segment):
                guard let expression = segment.expressions.first?.expression else { continue }
                let value = value(expression)
                if case .unknown = value { return value }
                guard let part = value.text else { return .unknown(scope.place(expression)) }
                text += part
            @unknown default: return .unknown(scope.place(literal))
            }
        }
        return .string(text)
    }

    private func members(_ dictionary: DictionaryExprSyntax) -> ManifestValue {
        guard case .elements(let elements) = dictionary.content else { return .members([]) }
        return .members(elements.map { (value($0.key).text ?? "", value($0.value)) })
    }

    private func named(_ name: String, _ expression: ExprSyntax) -> ManifestValue {
        if let local = locals[name] { return local }
        if let type {
            let own = constant("\(type).\(name)")
            if !own.isNone { return own }
        }
        if scope.constants[name] != nil { return constant(name) }
        return .unknown(scope.place(expression))
    }

    private func member(_ access: MemberAccessExprSyntax) -> ManifestValue {
        let name = access.declName.baseName.text
        if let base = access.base {
            let path = base.trimmedDescription
            if scope.constants["\(path).\(name)"] != nil { return constant("\(path).\(name)") }
            if let cases = scope.cases[path] {
                if name == "allCases" { return .list(cases.map { .member("\(path).\($0.name)") }) }
                if cases.contains(where: { $0.name == name }) { return .member("\(path).\(name)") }
            }
            let isType = base.is(DeclReferenceExprSyntax.self) && path.first?.isUppercase == true
            if isType, locals[path] == nil { return .member(name) }
            let value = value(base)
            switch (value, name) {
            case (.member(let path), "rawValue"):
                let parts = path.split(separator: ".").map(String.init)
                guard parts.count == 2, let found = scope.cases[parts[0]]?.first(where: { $0.name == parts[1] }) else {
                    return .unknown(scope.place(access))
                }
                return found.raw.map(self.value) ?? .string(found.name)
            case (.unknown, _): return value
            default: return .unknown(scope.place(access))
            }
        }
        // A member of the type that is expected: one of the manifest's own extensions, else one of Tuist's.
        let own = scope.constants.keys.filter { $0.hasSuffix(".\(name)") }.sorted()
        if own.count == 1 { return constant(own[0]) }
        return .member(name)
    }

    private func arguments(_ call: FunctionCallExprSyntax) -> [ManifestValue.Argument] {
        call.arguments.map { ManifestValue.Argument(label: $0.label?.text, value: value($0.expression)) }
    }

    private func call(_ call: FunctionCallExprSyntax) -> ManifestValue {
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
            let name = access.declName.baseName.text
            if let base = access.base, let value = changed(base, name, call) { return value }
            if let function = function(name, call) { return result(of: function, call) }
            return .call(name == "init" ? access.base?.trimmedDescription ?? "init" : name, arguments(call))
        }
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
            return .unknown(scope.place(call))
        }
        if let function = function(name, call) { return result(of: function, call) }
        // SettingsDictionary() and the like.
        if call.arguments.isEmpty, name.hasSuffix("Dictionary") { return .members([]) }
        guard name.first?.isUppercase == true else { return .unknown(scope.place(call)) }
        return .call(name, arguments(call))
    }

    /// What methods of lists and dictionaries make; nil for other ones.
    private func changed(_ base: ExprSyntax, _ name: String, _ call: FunctionCallExprSyntax) -> ManifestValue? {
        let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
        switch name {
        case "map", "flatMap", "compactMap":
            guard case .list(let items) = value(base) else { return .unknown(scope.place(call)) }
            let results = items.map { item -> ManifestValue in
                if let closure { return result(of: closure, item) }
                guard let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self) else {
                    return .unknown(scope.place(call))
                }
                return .unknown(scope.place(path))
            }
            return .list(name == "map" ? results : results.flatMap(\.items))
        // Tuist's own, which name a setting.
        case "marketingVersion", "currentProjectVersion":
            guard case .members(let old) = value(base), let argument = call.arguments.first else {
                return .unknown(scope.place(call))
            }
            let key = name == "marketingVersion" ? "MARKETING_VERSION" : "CURRENT_PROJECT_VERSION"
            return .members(old + [(key: key, value: value(argument.expression))])
        case "merging", "merge":
            guard case .members(let old) = value(base), let argument = call.arguments.first,
                case .members(let new) = value(argument.expression)
            else { return .unknown(scope.place(call)) }
            return .members(old + new)
        default: return nil
        }
    }

    private func result(of closure: ClosureExprSyntax, _ item: ManifestValue) -> ManifestValue {
        var reading = self
        reading.locals["$0"] = item
        switch closure.signature?.parameterClause {
        case .simpleInput(let list): list.first.map { reading.locals[$0.name.text] = item }
        case .parameterClause(let clause): clause.parameters.first.map { reading.locals[$0.firstName.text] = item }
        case nil: break
        @unknown default: break
        }
        return reading.result(of: closure.statements)
    }

    /// The function of the manifests with a name and the labels of a call.
    private func function(_ name: String, _ call: FunctionCallExprSyntax) -> ManifestScope.Function? {
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        return scope.functions[name]?.first { function in
            var rest = labels[...]
            for parameter in function.declaration.signature.parameterClause.parameters {
                if rest.first == parameter.firstName.text {
                    rest = rest.dropFirst()
                } else if parameter.defaultValue == nil {
                    return false
                }
            }
            return rest.isEmpty
        }
    }

    private func result(of function: ManifestScope.Function, _ call: FunctionCallExprSyntax) -> ManifestValue {
        guard let body = function.declaration.body, scope.depth < 50 else { return .unknown(scope.place(call)) }
        scope.depth += 1
        defer { scope.depth -= 1 }
        var reading = ManifestReading(scope)
        reading.type = function.type
        var rest = Array(call.arguments)[...]
        for parameter in function.declaration.signature.parameterClause.parameters {
            let local = (parameter.secondName ?? parameter.firstName).text
            if let argument = rest.first, (argument.label?.text ?? "_") == parameter.firstName.text {
                reading.locals[local] = value(argument.expression)
                rest = rest.dropFirst()
            } else if let value = parameter.defaultValue?.value {
                reading.locals[local] = reading.value(value)
            }
        }
        return reading.result(of: body.statements)
    }

    /// Values with + between them.
    private func joined(_ sequence: SequenceExprSyntax) -> ManifestValue {
        let elements = Array(sequence.elements)
        var result = value(elements[0])
        for index in stride(from: 1, to: elements.count - 1, by: 2) {
            guard elements[index].trimmedDescription == "+" else { return .unknown(scope.place(sequence)) }
            switch (result, value(elements[index + 1])) {
            case (.string(let left), .string(let right)): result = .string(left + right)
            case (.list(let left), .list(let right)): result = .list(left + right)
            // What can be read of a list is kept; what cannot is said where it is used.
            case (.list(let left), .unknown(let place)): result = .list(left + [.unknown(place)])
            case (.unknown(let place), .list(let right)): result = .list([.unknown(place)] + right)
            default: return .unknown(scope.place(sequence))
            }
        }
        return result
    }
}
