// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

extension PredicateExpressions._PredicateEvaluation: SQLTranslatable {
    /// The expression of the part, whose variable is what is given to it.
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        let predicate = try translator.constant(part)
        return try translator.bind(predicate.variable.key, to: translator.term(input)) {
            try translator.term(predicate.expression)
        }
    }
}

extension PredicateExpressions._ExpressionEvaluation: SQLTranslatable {
    /// The expression of the part, whose variable is what is given to it.
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        let expression = try translator.constant(part)
        return try translator.bind(expression.variable.key, to: translator.term(input)) {
            try translator.term(expression.expression)
        }
    }
}

extension PredicateTranslator {
    /// Returns the predicate or the expression that is evaluated, which has to be a stored value.
    fileprivate func constant<Part: PredicateExpression>(_ part: Part) throws -> Part.Output {
        guard case .constant(let value) = try term(part), let part = value as? Part.Output else {
            throw Untranslatable("a predicate that is evaluated is a stored value")
        }
        return part
    }
}
