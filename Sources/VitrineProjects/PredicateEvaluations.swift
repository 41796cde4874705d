// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Lets predicates evaluate other ones.
///
/// Apple's `#Predicate` and `#Expression` take `other.evaluate(value)`, and Foundation's on Linux refuse it. They take
/// `contains` of any value for which there is an expression, as there is one for predicates and expressions.
enum PredicateEvaluations {
    /// A macro up to the brace of its closure.
    private static var macro: Regex<Substring> { #/[#](?:Predicate|Expression)\b[^{}()]*\(?\s*\{/# }

    static func rewrite(_ text: String) -> (text: String, rewritings: [SourceRewriting]) {
        guard text.contains("#Predicate") || text.contains("#Expression"), text.contains("evaluate") else {
            return (text, [])
        }
        let mask = SourceMask(text).text
        var replacements: [SourceRewriting.Replacement] = []
        var end = mask.startIndex
        for macro in mask.matches(of: Self.macro) where macro.range.lowerBound >= end {
            end = closingBrace(after: macro.range.upperBound, in: mask)
            for call in mask[macro.range.upperBound..<end].matches(of: #/\.\s*(evaluate)\s*\(/#) {
                let name = call.output.1
                replacements.append(
                    SourceRewriting.Replacement(
                        range: name.startIndex..<name.endIndex, place: name.startIndex, text: "contains"))
            }
        }
        return SourceRewriting.replace(
            replacements, in: text, masked: mask, what: "evaluate(_:) in a #Predicate is an expression of ours")
    }

    /// Returns the brace that closes the one before a place, or the end of the text.
    private static func closingBrace(after place: String.Index, in mask: String) -> String.Index {
        var depth = 0
        var index = place
        while index < mask.endIndex {
            if mask[index] == "{" { depth += 1 }
            if mask[index] == "}" {
                if depth == 0 { return index }
                depth -= 1
            }
            index = mask.index(after: index)
        }
        return index
    }
}
