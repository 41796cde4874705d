// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// What a predicate's text asks of an object.
indirect enum PredicateCondition {
    case constant(Bool)
    case not(PredicateCondition)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case comparison(Comparison)

    /// Which of the values on the left are meant, where there are several.
    enum Quantifier { case direct, any, all, none }

    enum Operator {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, matches, like, contains, begins, ends, isIn,
            between
    }

    struct Comparison {
        var quantifier = Quantifier.direct
        var left: Term
        var operation: Operator
        var options: String.CompareOptions = []
        var right: Term
    }

    /// A value: of the text, or of the object.
    indirect enum Term {
        case value(Any?)
        case list([Term])
        /// The object, or what its properties of these names lead to.
        case path([String])

        func value(of object: Any?) -> Any? {
            switch self {
            case .value(let value): value
            case .list(let terms): terms.map { $0.value(of: object) as Any }
            case .path(let names): names.reduce(object) { PredicateValue.property($1, of: $0) }
            }
        }
    }

    func holds(for object: Any?) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let condition): !condition.holds(for: object)
        case .all(let conditions): conditions.allSatisfy { $0.holds(for: object) }
        case .any(let conditions): conditions.contains { $0.holds(for: object) }
        case .comparison(let comparison): comparison.holds(for: object)
        }
    }
}

extension PredicateCondition.Comparison {
    func holds(for object: Any?) -> Bool {
        let (one, other) = (left.value(of: object), right.value(of: object))
        if quantifier == .direct { return holds(one, other) }
        let values = PredicateValue.elements(of: one) ?? []
        switch quantifier {
        case .any: return values.contains { holds($0, other) }
        case .all: return values.allSatisfy { holds($0, other) }
        default: return !values.contains { holds($0, other) }
        }
    }

    private func holds(_ one: Any?, _ other: Any?) -> Bool {
        switch operation {
        case .equal: PredicateValue.areEqual(one, other, options)
        case .unequal: !PredicateValue.areEqual(one, other, options)
        case .less: PredicateValue.order(one, other, options) == .orderedAscending
        case .lessOrEqual: [.orderedAscending, .orderedSame].contains(PredicateValue.order(one, other, options))
        case .greater: PredicateValue.order(one, other, options) == .orderedDescending
        case .greaterOrEqual: [.orderedDescending, .orderedSame].contains(PredicateValue.order(one, other, options))
        case .matches: isMatched(one, by: PredicateValue.text(other))
        case .like: isMatched(one, by: PredicateValue.text(other).map(Self.pattern))
        case .contains:
            if let elements = PredicateValue.elements(of: one) {
                elements.contains { PredicateValue.areEqual($0, other, options) }
            } else {
                found(other, in: one, at: [])
            }
        case .begins: found(other, in: one, at: .anchored)
        case .ends: found(other, in: one, at: [.anchored, .backwards])
        case .isIn:
            if let elements = PredicateValue.elements(of: other) {
                elements.contains { PredicateValue.areEqual(one, $0, options) }
            } else {
                found(one, in: other, at: [])
            }
        case .between:
            if let bounds = PredicateValue.elements(of: other), bounds.count == 2 {
                [.orderedDescending, .orderedSame].contains(PredicateValue.order(one, bounds[0], options))
                    && [.orderedAscending, .orderedSame].contains(PredicateValue.order(one, bounds[1], options))
            } else {
                false
            }
        }
    }

    private func found(_ part: Any?, in whole: Any?, at place: String.CompareOptions) -> Bool {
        guard let part = PredicateValue.text(part), let whole = PredicateValue.text(whole) else { return false }
        return whole.range(of: part, options: options.union(place)) != nil
    }

    /// Whether a regular expression matches the whole of a text.
    private func isMatched(_ value: Any?, by pattern: String?) -> Bool {
        guard let pattern, let text = PredicateValue.text(value) else { return false }
        let folding = options.contains(.diacriticInsensitive) ? String.CompareOptions.diacriticInsensitive : []
        let folded = [text, pattern].map { folding.isEmpty ? $0 : $0.folding(options: folding, locale: nil) }
        guard
            let expression = try? NSRegularExpression(
                pattern: "\\A(?:\(folded[1]))\\z", options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
        else {
            DeveloperNotes.report(
                .predicateFormat, "\"\(pattern)\" is no regular expression, so nothing matches it.",
                remedy: "Correct the pattern.")
            return false
        }
        return expression.firstMatch(in: folded[0], range: NSRange(folded[0].startIndex..., in: folded[0])) != nil
    }

    /// The regular expression of a text with `?` for one character and `*` for any number of them.
    private static func pattern(_ text: String) -> String {
        NSRegularExpression.escapedPattern(for: text)
            .replacing("\\*", with: "(?s:.*)").replacing("\\?", with: "(?s:.)")
    }
}
