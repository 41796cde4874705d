// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Apple's `#Predicate` takes `evaluate(_:)` of other predicates and expressions; Foundation's on Linux refuses it.
// `vitrine` writes `other._inPredicate.contains(value)` in its place, which the macro has an expression for.

extension Predicate {
    /// The predicate as a part of another one.
    public var _inPredicate: _PredicatePart<repeat each Input, Bool> {
        _PredicatePart(expression: expression, variable: (repeat each variable))
    }
}

extension Expression {
    /// The expression as a part of a predicate or of another expression.
    public var _inPredicate: _PredicatePart<repeat each Input, Output> {
        _PredicatePart(expression: expression, variable: (repeat each variable))
    }
}

/// A predicate or an expression that is evaluated in another one.
public struct _PredicatePart<each Input, Output>: @unchecked Sendable {
    package let expression: any StandardPredicateExpression<Output>
    package let variable: (repeat PredicateExpressions.Variable<each Input>)

    /// Returns what the part says of values: what `#Predicate` reads in place of `evaluate(_:)`.
    public func contains(_ input: repeat each Input) throws -> Output {
        try expression.evaluate(PredicateBindings(repeat (each variable, each input)))
    }
}

extension PredicateExpressions {
    /// What a predicate or an expression says of values of the predicate that it is a part of.
    public struct _PartEvaluation<Part, each Input, Output>: PredicateExpression
    where
        Part: PredicateExpression, repeat each Input: PredicateExpression,
        Part.Output == _PredicatePart<repeat (each Input).Output, Output>
    {
        package let part: Part
        package let input: (repeat each Input)

        public func evaluate(_ bindings: PredicateBindings) throws -> Output {
            try part.evaluate(bindings).contains(repeat (each input).evaluate(bindings))
        }
    }

    /// What `#Predicate` writes for `contains(_:)` of a part.
    public static func build_contains<Part, each Input, Output>(
        _ part: Part, _ input: repeat each Input
    ) -> _PartEvaluation<Part, repeat each Input, Output> {
        _PartEvaluation(part: part, input: (repeat each input))
    }
}

extension PredicateExpressions._PartEvaluation: Sendable where Part: Sendable, repeat each Input: Sendable {}

extension PredicateExpressions._PartEvaluation: Codable where repeat each Input: Codable {
    /// Throws: a part is a predicate, and Foundation encodes none on Linux.
    public func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(
            self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: Self.problem))
    }

    /// Throws: a part is a predicate, and Foundation decodes none on Linux.
    public init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: decoder.codingPath, debugDescription: Self.problem))
    }

    private static var problem: String { "A predicate that evaluates another one cannot be encoded." }
}

extension PredicateExpressions._PartEvaluation: StandardPredicateExpression
where repeat each Input: StandardPredicateExpression {}
