// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Makes the parsing of an app's formatter known to the fields that use it: on Linux the superclass has no such method.
enum FormatterParsing {
    static func rewrite(_ text: String) -> (text: String, rewritings: [SourceRewriting]) {
        guard text.contains("getObjectValue") else { return (text, []) }
        let mask = SourceMask(text).text
        let methods = mask.matches(of: #/\boverride\b(?=(?:\s+\w+)*?\s+func\s+getObjectValue\s*\()/#)
        var replacements: [SourceRewriting.Replacement] = []
        for method in methods {
            guard let brace = openBrace(before: method.range.lowerBound, in: mask) else { continue }
            replacements.append(
                SourceRewriting.Replacement(
                    range: brace..<brace, place: method.range.lowerBound,
                    text: ", VitrineComponents._ObjectValueReading "))
            replacements.append(
                SourceRewriting.Replacement(range: method.range, place: method.range.lowerBound, text: ""))
        }
        let result = SourceRewriting.replace(
            replacements, in: text, masked: mask, what: "getObjectValue is called by fields, and overrides nothing")
        // Each place is named once.
        var lines: Set<Int> = []
        return (result.text, result.rewritings.filter { lines.insert($0.line).inserted })
    }

    /// Returns the brace that opens the class around a place.
    private static func openBrace(before place: String.Index, in mask: String) -> String.Index? {
        var depth = 0
        var index = place
        while index > mask.startIndex {
            index = mask.index(before: index)
            if mask[index] == "}" { depth += 1 }
            if mask[index] == "{" {
                if depth == 0 { return index }
                depth -= 1
            }
        }
        return nil
    }
}
