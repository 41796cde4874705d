// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Apple's `#Predicate` takes `evaluate(_:)` of other predicates and expressions; Foundation's on Linux refuses it.
// `vitrine` writes `contains(_:)` in its place, which the macro has an expression for. The types have no packs of values:
// the compiler crashes over those.

extension Predicate {
    /// Evaluates the predicate: what `#Predicate` reads in place of `evaluate(_:)`.
    public func contains(_ input: repeat each Input) throws -> Bool { try evaluate(repeat each input) }
}

extension Expression {
    /// Evaluates the expression: what `#Predicate` reads in place of `evaluate(_:)`.
    public func contains(_ input: repeat each Input) throws -> Output { try evaluate(repeat each input) }
}

extension PredicateExpressions {
    /// The result of another predicate for a value of the predicate that contains it.
    public struct _PredicateEvaluation<Part: PredicateExpression, Input: PredicateExpression>: PredicateExpression
    where Part.Output == Predicate<Input.Output> {
        package let part: Part
        package let input: Input

        /// Returns what the other predicate says of the value.
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            try part.evaluate(bindings).evaluate(input.evaluate(bindings))
        }
    }

    /// The result of an expression for a value of the predicate that contains it.
    public struct _ExpressionEvaluation<Part: PredicateExpression, Input: PredicateExpression, Output>:
        PredicateExpression
    where Part.Output == Expression<Input.Output, Output> {
        package let part: Part
        package let input: Input

        /// Returns what the expression makes of the value.
        public func evaluate(_ bindings: PredicateBindings) throws -> Output {
            try part.evaluate(bindings).evaluate(input.evaluate(bindings))
        }
    }

    /// Returns the expression that `#Predicate` builds for the evaluation of another predicate.
    public static func build_contains<Part, Input>(_ part: Part, _ input: Input) -> _PredicateEvaluation<Part, Input>
    where Part.Output == Predicate<Input.Output> {
        _PredicateEvaluation(part: part, input: input)
    }

    /// Returns the expression that `#Predicate` builds for the evaluation of an expression.
    public static func build_contains<Part, Input, Output>(
        _ part: Part, _ input: Input
    ) -> _ExpressionEvaluation<Part, Input, Output> where Part.Output == Expression<Input.Output, Output> {
        _ExpressionEvaluation(part: part, input: input)
    }
}

// A part is a stored value, and predicates and expressions can be sent.
extension PredicateExpressions._PredicateEvaluation: @unchecked Sendable where Input: Sendable {}
extension PredicateExpressions._ExpressionEvaluation: @unchecked Sendable where Input: Sendable {}

extension PredicateExpressions._PredicateEvaluation: Codable where Input: Codable {
    /// Throws: a part is a predicate, and Foundation encodes none on Linux.
    public func encode(to encoder: any Encoder) throws { throw UncodablePart.encoding(self, encoder) }

    /// Throws: a part is a predicate, and Foundation decodes none on Linux.
    public init(from decoder: any Decoder) throws { throw UncodablePart.decoding(decoder) }
}

extension PredicateExpressions._ExpressionEvaluation: Codable where Input: Codable {
    /// Throws: a part is an expression, and Foundation encodes none on Linux.
    public func encode(to encoder: any Encoder) throws { throw UncodablePart.encoding(self, encoder) }

    /// Throws: a part is an expression, and Foundation decodes none on Linux.
    public init(from decoder: any Decoder) throws { throw UncodablePart.decoding(decoder) }
}

extension PredicateExpressions._PredicateEvaluation: StandardPredicateExpression
where Input: StandardPredicateExpression {}
extension PredicateExpressions._ExpressionEvaluation: StandardPredicateExpression
where Input: StandardPredicateExpression {}

/// The errors of coding what has a predicate as a part.
private enum UncodablePart {
    private static let problem = "A predicate that evaluates another one cannot be encoded."

    static func encoding(_ value: Any, _ encoder: any Encoder) -> EncodingError {
        .invalidValue(value, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: problem))
    }

    static func decoding(_ decoder: any Decoder) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: problem))
    }
}
