// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

extension PredicateExpressions.SequenceContains: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        let (sequence, element) = (try translator.term(sequence), try translator.term(element))
        switch sequence {
        case .constant(let values):
            guard let values = values as? any Sequence else { throw Untranslatable("a value is no sequence") }
            func list(_ values: some Sequence) throws -> [SQLText] {
                try values.map { try translator.text(.constant($0), like: element) }
            }
            let texts = try list(values)
            let value = try translator.text(element, like: nil)
            let condition = texts.map { "\(value.text) IS \($0.text)" }
            // Many values are a list, which has no null among them.
            if texts.count > 8, !texts.contains(where: { $0.arguments.contains(.null) }) {
                return .value(
                    SQLText(
                        "IFNULL(\(value.text) IN (\(texts.map(\.text).joined(separator: ", "))), 0)",
                        value.arguments + texts.flatMap(\.arguments)), of: nil)
            }
            guard texts.count <= PredicateTranslator.depthLimit else {
                throw Untranslatable("a list has too many values beside nil")
            }
            return .value(
                SQLText(
                    condition.isEmpty ? "0" : "(\(condition.joined(separator: " OR ")))",
                    texts.flatMap { value.arguments + $0.arguments }), of: nil)
        case .list(let owner, let entity, let property):
            let query = try translator.related(owner, entity, property, selecting: "1") { object, _ in
                translator.operation(
                    try translator.text(object, like: nil), "IS", try translator.text(element, like: nil))
            }
            return .value(SQLText("EXISTS \(query.text)", query.arguments), of: nil)
        default: throw Untranslatable("what contains a value is stored as JSON")
        }
    }
}

extension PredicateExpressions.SequenceContainsWhere: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        guard case .list(let owner, let entity, let property) = try translator.term(sequence) else {
            throw Untranslatable("what is searched is stored as JSON")
        }
        let query = try translator.related(owner, entity, property, selecting: "1") { object, _ in
            try translator.bind(variable.key, to: object) { try translator.boolean(test) }
        }
        return .value(SQLText("EXISTS \(query.text)", query.arguments), of: nil)
    }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        guard case .list(let owner, let entity, let property) = try translator.term(sequence) else {
            throw Untranslatable("what is searched is stored as JSON")
        }
        let query = try translator.related(owner, entity, property, selecting: "1") { object, _ in
            let test = try translator.bind(variable.key, to: object) { try translator.boolean(self.test) }
            return SQLText("NOT \(test.text)", test.arguments)
        }
        return .value(SQLText("(NOT EXISTS \(query.text))", query.arguments), of: nil)
    }
}

extension PredicateExpressions.ClosedRange: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        let (lower, upper, _) = try translator.pair(lower, upper)
        return .range(lower: lower, upper: upper, isClosed: true)
    }
}

extension PredicateExpressions.Range: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        let (lower, upper, _) = try translator.pair(lower, upper)
        return .range(lower: lower, upper: upper, isClosed: false)
    }
}

extension PredicateExpressions.RangeExpressionContains: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        let element = try translator.term(element)
        let value = try translator.text(element, like: nil)
        let bounds: (lower: SQLText, upper: SQLText, isClosed: Bool)
        switch try translator.term(range) {
        case .range(let lower, let upper, let isClosed): bounds = (lower, upper, isClosed)
        case .constant(let range as any BoundedRange):
            let ends = range.ends
            bounds = (
                try translator.text(.constant(ends.lower), like: element),
                try translator.text(.constant(ends.upper), like: element), ends.isClosed
            )
        default: throw Untranslatable("a range has no ends")
        }
        let lower = translator.operation(value, ">=", bounds.lower)
        return .value(
            translator.operation(lower, "AND", translator.operation(value, bounds.isClosed ? "<=" : "<", bounds.upper)),
            of: nil)
    }
}

/// A range with two ends.
private protocol BoundedRange {
    var ends: (lower: Any, upper: Any, isClosed: Bool) { get }
}

extension Range: BoundedRange {
    var ends: (lower: Any, upper: Any, isClosed: Bool) { (lowerBound, upperBound, false) }
}

extension ClosedRange: BoundedRange {
    var ends: (lower: Any, upper: Any, isClosed: Bool) { (lowerBound, upperBound, true) }
}
