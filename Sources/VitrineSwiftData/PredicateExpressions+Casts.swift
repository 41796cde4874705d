// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

extension PredicateExpressions.TypeCheck: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        .value(try translator.check(input, is: Desired.self), of: nil)
    }
}

extension PredicateExpressions.ConditionalCast: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        try translator.object(input, as: Desired.self)
    }
}

extension PredicateExpressions.ForceCast: SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm {
        try translator.object(input, as: Desired.self)
    }
}
