// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

extension PredicateExpressions._PartEvaluation: SQLTranslatable {
    /// The expression of the part, whose variables are what is given to it.
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        guard case .constant(let value) = try translator.term(part), let part = value as? Part.Output else {
            throw Untranslatable("a predicate that is evaluated is a stored value")
        }
        var terms: [PredicateExpressions.VariableID: SQLTerm] = [:]
        for (variable, expression) in repeat (each part.variable, each input) {
            terms[variable.key] = try translator.term(expression)
        }
        return try translator.bind(terms) { try translator.term(part.expression) }
    }
}
