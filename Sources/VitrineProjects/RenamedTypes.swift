// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Gives types another name of which Foundation on Linux has an empty version, inside of another type: there no declaration
/// of ours takes precedence.
enum RenamedTypes {
    static func rewrite(_ text: String) -> (text: String, rewritings: [SourceRewriting]) {
        guard text.contains("ComponentsFormatStyle") else { return (text, []) }
        let mask = SourceMask(text).text
        var written = Array(text.utf8)
        var rewritings: [SourceRewriting] = []
        // From the end: what comes before stays in its place.
        for match in mask.matches(of: /\bDate\.ComponentsFormatStyle\b/.wordBoundaryKind(.simple)).reversed() {
            let start = mask.utf8.distance(from: mask.startIndex, to: match.range.lowerBound)
            let length = mask[match.range].utf8.count
            written.replaceSubrange(start..<(start + length), with: "_DateComponentsFormatStyle".utf8)
            let line = mask[..<match.range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
            rewritings.insert(
                SourceRewriting(line: line, what: "Date.ComponentsFormatStyle is Vitrine's, which formats"), at: 0)
        }
        return (String(decoding: written, as: UTF8.self), rewritings)
    }
}
