// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Gives types another name of which Foundation on Linux has an empty version, inside of another type: there no declaration
/// of ours takes precedence.
enum RenamedTypes {
    static func rewrite(_ text: String) -> (text: String, rewritings: [SourceRewriting]) {
        guard text.contains("ComponentsFormatStyle") else { return (text, []) }
        let mask = SourceMask(text).text
        let names = mask.matches(of: /\bDate\.ComponentsFormatStyle\b/.wordBoundaryKind(.simple)).map {
            SourceRewriting.Replacement(
                range: $0.range, place: $0.range.lowerBound, text: "_DateComponentsFormatStyle")
        }
        return SourceRewriting.replace(
            names, in: text, masked: mask, what: "Date.ComponentsFormatStyle is Vitrine's, which formats")
    }
}
