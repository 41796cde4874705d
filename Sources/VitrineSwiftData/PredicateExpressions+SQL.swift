// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB
import VitrineCore

extension PredicateExpressions.Variable: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm { try translator.variable(key) }
}

extension PredicateExpressions.Value: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm { .constant(value) }
}

extension PredicateExpressions.NilLiteral: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm { .constant(Wrapped?.none as Any) }
}

extension PredicateExpressions.KeyPath: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        switch try translator.term(root) {
        case .object(let object, let entity, let alias):
            // `id` and `persistentModelID`, which every model has.
            if Output.self == PersistentIdentifier.self { return .object(object, entity, alias: alias) }
            return try translator.property(at: keyPath, of: object, entity, alias: alias)
        case .constant(let value):
            guard let value = value as? Root.Output else { throw Untranslatable("a value has another type") }
            return .constant(value[keyPath: keyPath])
        case .list(let owner, let entity, let property):
            guard let paths = property.countPaths, keyPath == paths.count || keyPath == paths.isEmpty else {
                throw Untranslatable("a property of \(property.name) is not stored")
            }
            let count = try translator.related(owner, entity, property, selecting: "COUNT(*)") { _, _ in nil }
            return .value(
                keyPath == paths.count ? count : translator.operation(count, "=", SQLText("0")), of: nil)
        case .value(let text, _):
            guard keyPath == \String.isEmpty else { throw Untranslatable("a property of a value is not stored") }
            return .value(translator.operation(text, "=", SQLText("''")), of: nil)
        case .range: throw Untranslatable("a property of a range is not stored")
        }
    }
}

extension PredicateExpressions.Equal: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        let (left, right, _) = try translator.pair(lhs, rhs)
        return .value(translator.operation(left, "IS", right), of: nil)
    }
}

extension PredicateExpressions.NotEqual: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        let (left, right, _) = try translator.pair(lhs, rhs)
        return .value(translator.operation(left, "IS NOT", right), of: nil)
    }
}

extension PredicateExpressions.Comparison: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        let (left, right, property) = try translator.pair(lhs, rhs)
        guard property?.isOrdered != false else {
            throw Untranslatable("\(property?.name ?? "a value") has an order of its own")
        }
        let sign =
            switch op {
            case .lessThan: "<"
            case .lessThanOrEqual: "<="
            case .greaterThan: ">"
            case .greaterThanOrEqual: ">="
            @unknown default: throw Untranslatable("a comparison is unknown")
            }
        return .value(translator.operation(left, sign, right), of: nil)
    }
}

extension PredicateExpressions.Conjunction: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        .value(translator.operation(try translator.boolean(lhs), "AND", try translator.boolean(rhs)), of: nil)
    }
}

extension PredicateExpressions.Disjunction: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        .value(translator.operation(try translator.boolean(lhs), "OR", try translator.boolean(rhs)), of: nil)
    }
}

extension PredicateExpressions.Negation: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        let inner = try translator.boolean(wrapped)
        return .value(SQLText("(NOT \(inner.text))", of: inner), of: nil)
    }
}

extension PredicateExpressions.Conditional: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        let test = try translator.boolean(test)
        let (one, other, property) = try translator.pair(trueBranch, falseBranch)
        return .value(
            SQLText(
                "(CASE WHEN \(test.text) THEN \(one.text) ELSE \(other.text) END)",
                of: test, one, other), of: property)
    }
}

extension PredicateExpressions.NilCoalesce: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        let (left, right, property) = try translator.pair(lhs, rhs)
        return .value(
            SQLText("IFNULL(\(left.text), \(right.text))", of: left, right), of: property)
    }
}

extension PredicateExpressions.ForcedUnwrap: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm { try translator.term(inner) }
}

extension PredicateExpressions.OptionalFlatMap: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        let inner = try translator.term(wrapped)
        if case .constant(let value) = inner {
            guard let value = PredicateTranslator.unwrapped(value) else { return inner }
            return try translator.bind(variable.key, to: .constant(value)) { try translator.term(transform) }
        }
        let mapped = try translator.bind(variable.key, to: inner) { try translator.term(transform) }
        switch mapped {
        // A column of nothing is null.
        case .object, .value(_, of: .some), .list: return mapped
        case .value(let text, nil):
            let test = try translator.text(inner, like: nil)
            return .value(
                SQLText(
                    "(CASE WHEN \(test.text) IS NULL THEN NULL ELSE \(text.text) END)",
                    of: test, text), of: nil)
        case .constant, .range: throw Untranslatable("an optional's value is not used")
        }
    }
}

extension PredicateExpressions.Arithmetic: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        let (left, right, property) = try translator.pair(lhs, rhs)
        let sign =
            switch op {
            case .add: "+"
            case .subtract: "-"
            case .multiply: "*"
            @unknown default: throw Untranslatable("an operation is unknown")
            }
        return .value(translator.operation(left, sign, right), of: property)
    }
}

extension PredicateExpressions.UnaryMinus: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        let inner = try translator.term(wrapped)
        let text = try translator.text(inner, like: nil)
        var property: ModelProperty?
        if case .value(_, let column) = inner { property = column }
        return .value(SQLText("(-\(text.text))", of: text), of: property)
    }
}

extension PredicateExpressions.CollectionContainsCollection: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        guard Base.Output.self == String.self, Other.Output.self == String.self else {
            throw Untranslatable("a collection contains another one")
        }
        let (text, part, _) = try translator.pair(base, other)
        return .value(
            SQLText("(instr(\(text.text), \(part.text)) > 0)", of: text, part), of: nil)
    }
}

extension PredicateExpressions.SequenceStartsWith: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        guard Base.Output.self == String.self, Prefix.Output.self == String.self else {
            throw Untranslatable("a sequence starts with another one")
        }
        let (text, start, _) = try translator.pair(base, prefix)
        return .value(
            SQLText(
                "(substr(\(text.text), 1, length(\(start.text))) = \(start.text))",
                of: text, start, start), of: nil)
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        let (text, part, _) = try translator.pair(root, other)
        return .value(
            SQLText("vitrine_localized_contains(\(text.text), \(part.text))", of: text, part),
            of: nil)
    }
}
